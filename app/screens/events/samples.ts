import { useState } from 'react'
import type { Day } from '#contracts/dates.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { limits } from '#contracts/limits.ts'
import type { Documents } from '#contracts/site/documents.ts'
import { useFacts } from '../../documents.ts'
import { searchEvents } from './search-events.ts'

type Switches = Pick<Documents['facts']['features'], 'scrapbook'>

/** What the site knows without a calendar. */
export interface BuiltIn {
  samples: readonly CalendarEvent[]
  /** Coming ones, regular events too; null where they were not needed so far. */
  coming: readonly CalendarEvent[] | null
}

/** All built-in events; they are many, so no page brings them before they are needed. */
export async function loadBuiltIn(today: Day, { scrapbook }: Switches): Promise<BuiltIn> {
  const { sampleEvents, builtInFrom } = await import('./built-in-events.ts')
  const samples = scrapbook ? sampleEvents : []
  return { samples, coming: builtInFrom(today, samples) }
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
  const { features } = useFacts()
  const [builtIn, setBuiltIn] = useState(brought)
  const load = () => {
    // A guest who is offline goes on with what is there.
    const keepWhatIsThere = () => setBuiltIn(({ samples }) => ({ samples, coming: [] }))
    loadBuiltIn(today, features).then(setBuiltIn, keepWhatIsThere)
  }
  return { ...builtIn, load }
}
