import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CalendarEvent, EventList } from '#contracts/events.ts'
import type { ApiKey } from '../../queries.ts'
import { useState } from 'react'
import type { Day } from '#contracts/dates.ts'
import { limits } from '#contracts/limits.ts'
import { readDocument, useDocument, useFacts } from '../../documents.ts'

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

/** Events the site knows without a calendar. */
export interface BuiltIn {
  samples: readonly CalendarEvent[]
  /** Upcoming ones, including regular events; null until needed. */
  coming: readonly CalendarEvent[] | null
}

/** The built-in events a page shows: the first few, and what its search finds. */
export function samplesShown(
  samples: readonly CalendarEvent[],
  text: string,
): readonly CalendarEvent[] {
  const first = samples.slice(0, limits.sampleEvents)
  const found = searchEvents(samples, text).filter((event) => !first.includes(event))
  return [...first, ...found]
}

/** Starts with the page's events; `load` fetches the rest when a guest may need it. */
export function useBuiltIn(brought: BuiltIn, today: Day) {
  const loadAll = useAllBuiltIn(today)
  const [builtIn, setBuiltIn] = useState(brought)
  const load = () => {
    // Offline, the guest continues with what is there.
    const keepWhatIsThere = () => setBuiltIn(({ samples }) => ({ samples, coming: [] }))
    loadAll().then(setBuiltIn, keepWhatIsThere)
  }
  return { ...builtIn, load }
}

/** There are many built-in events, so pages do not include them all. */
function useAllBuiltIn(today: Day): () => Promise<BuiltIn> {
  const client = useQueryClient()
  const { features, timeZone } = useFacts()
  const { regular } = useDocument('events')
  return async () => {
    const { builtInOn } = await import('./built-in-events.ts')
    const samples = features.scrapbook ? (await readDocument(client, 'events/samples')).list : []
    return builtInOn(today, { samples, regular, timeZone })
  }
}

/** Events containing a text (section 5): case-insensitive; blank text matches nothing. */
export function searchEvents(events: readonly CalendarEvent[], text: string): CalendarEvent[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return []
  return events.filter(({ summary, description, location }) =>
    [summary, description, location].some((field) => field?.toLowerCase().includes(wanted)),
  )
}
