import { useQuery } from '@tanstack/react-query'
import type { Day } from '#contracts/dates.ts'
import type { CalendarEvent, EventList } from '#contracts/events.ts'
import { firstDayOf } from '../../parts/events/event-days.ts'
import type { ApiKey } from '../../queries.ts'

export const eventsKey = ['/api/events'] as const satisfies ApiKey

interface Upcoming {
  isLoading: boolean
  /** The earliest first. */
  events: readonly CalendarEvent[]
  /** Whether the banner is shown. */
  hasFailed: boolean
  /** What the server says about it; null when it cannot be asked. */
  error: string | null
}

/** What starts today or later. When our own server cannot be asked, the built-in events serve. */
export function useUpcoming(samples: readonly CalendarEvent[], today: Day): Upcoming {
  const { data, isError } = useQuery<EventList>({ queryKey: eventsKey })
  if (data) {
    const { items, error } = data
    return { isLoading: false, events: items, hasFailed: error !== null, error }
  }
  if (!isError) return { isLoading: true, events: [], hasFailed: false, error: null }
  const events = samples.filter((event) => firstDayOf(event) >= today)
  return { isLoading: false, events, hasFailed: true, error: null }
}
