import type { CalendarEvent } from '#contracts/events.ts'

/**
 * Events matching a text (specification, section 5): a case-insensitive substring of summary,
 * description or location. Blank text matches nothing.
 */
export function searchEvents(events: readonly CalendarEvent[], text: string): CalendarEvent[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return []
  return events.filter(({ summary, description, location }) =>
    [summary, description, location].some((field) => field?.toLowerCase().includes(wanted)),
  )
}
