import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Day } from '#contracts/dates.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { limits } from '#contracts/limits.ts'
import { readDocument, useDocument, useFacts } from '../../documents.ts'
import { searchEvents } from './search-events.ts'

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
