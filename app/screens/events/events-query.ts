import { useQuery } from '@tanstack/react-query'
import type { CalendarEvent, EventList } from '#contracts/events.ts'
import type { ApiKey } from '../../queries.ts'

export const eventsKey = ['/api/events'] as const satisfies ApiKey

interface Upcoming {
  isLoading: boolean
  /** Earliest first. */
  events: readonly CalendarEvent[]
  /** The banner's text; null while all is well. */
  issue: CalendarIssue | null
}

export interface CalendarIssue {
  /** From the server; null if it cannot be reached. */
  error: string | null
  /** When the calendar's events still shown were read; null if there are none. */
  lastRead: string | null
}

/** Events from today on. If our server cannot be reached, the built-in ones; null while loading. */
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
