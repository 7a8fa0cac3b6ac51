import { useState } from 'react'
import type { CalendarEvent } from '#contracts/events.ts'
import { limits } from '#contracts/limits.ts'
import { searchEvents } from './search-events.ts'

/** The built-in events; they are many, so no page brings them before they are needed. */
export async function loadSamples(): Promise<readonly CalendarEvent[]> {
  const { sampleEvents } = await import('#content/events/samples/index.ts')
  return sampleEvents
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

/** Begins with those the page brought; `load` fetches the rest when a guest may search them. */
export function useSamples(shown: readonly CalendarEvent[]) {
  const [samples, setSamples] = useState(shown)
  const load = () => {
    // Whoever has lost the line searches what is there.
    loadSamples().then(setSamples, () => {})
  }
  return { samples, load }
}
