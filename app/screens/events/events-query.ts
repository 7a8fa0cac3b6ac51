import { useQuery } from '@tanstack/react-query'
import type { CalendarEvent, EventList } from '#contracts/events.ts'
import type { ApiKey } from '../../queries.ts'

export const eventsKey = ['/api/events'] as const satisfies ApiKey

interface Upcoming {
  isLoading: boolean
  /** The earliest first. */
  events: readonly CalendarEvent[]
  /** What the banner says; null while all is well. */
  issue: CalendarIssue | null
}

export interface CalendarIssue {
  /** From the server; null when it cannot be asked. */
  error: string | null
  /** When the calendar's events that are still shown were read; null when it has none to show. */
  lastRead: string | null
}

/**
 * What starts today or later. When our own server cannot be asked, the built-in events serve: null
 * while they are on their way.
 */
export function useUpcoming(builtIn: readonly CalendarEvent[] | null): Upcoming {
  const { data, isError } = useQuery<EventList>({ queryKey: eventsKey })
  if (data) return { isLoading: false, events: data.items, issue: issueOf(data) }
  return {
    isLoading: !isError || builtIn === null,
    events: (isError && builtIn) || [],
    issue: isError ? { error: null, lastRead: null } : null,
  }
}

function issueOf({ error, source, updatedAt }: EventList): CalendarIssue | null {
  return error === null ? null : { error, lastRead: source === 'live' ? updatedAt : null }
}
