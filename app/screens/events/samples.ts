import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Day } from '#contracts/dates.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { limits } from '#contracts/limits.ts'
import { readDocument, useDocument, useFacts } from '../../documents.ts'
import { searchEvents } from './search-events.ts'

/** What the site knows without a calendar. */
export interface BuiltIn {
  samples: readonly CalendarEvent[]
  /** Coming ones, regular events too; null where they were not needed so far. */
  coming: readonly CalendarEvent[] | null
}

/** Of the built-in events those that a page shows: the first few, and what its search finds. */
export function samplesShown(
  samples: readonly CalendarEvent[],
  text: string,
): readonly CalendarEvent[] {
  const first = samples.slice(0, limits.sampleEvents)
  const found = searchEvents(samples, text).filter((event) => !first.includes(event))
  return [...first, ...found]
}

/** Begins with what the page brought; `load` fetches the rest when a guest may need it. */
export function useBuiltIn(brought: BuiltIn, today: Day) {
  const loadAll = useAllBuiltIn(today)
  const [builtIn, setBuiltIn] = useState(brought)
  const load = () => {
    // A guest who is offline goes on with what is there.
    const keepWhatIsThere = () => setBuiltIn(({ samples }) => ({ samples, coming: [] }))
    loadAll().then(setBuiltIn, keepWhatIsThere)
  }
  return { ...builtIn, load }
}

/** Built-in events are many, so no page brings them all before they are needed. */
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
