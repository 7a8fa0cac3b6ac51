import type { CalendarEvent } from '#contracts/events.ts'

/**
 * The events that a typed text finds (specification, section 5): a substring of summary, description
 * or location, whatever the case. A text that is empty once trimmed finds nothing.
 */
export function searchEvents(events: readonly CalendarEvent[], text: string): CalendarEvent[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return []
  return events.filter(({ summary, description, location }) =>
    [summary, description, location].some((field) => field?.toLowerCase().includes(wanted)),
  )
}
