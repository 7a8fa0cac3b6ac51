import type { CalendarEvent } from '#contracts/events.ts'

/** Events containing a text (section 5): case-insensitive; blank text matches nothing. */
export function searchEvents(events: readonly CalendarEvent[], text: string): CalendarEvent[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return []
  return events.filter(({ summary, description, location }) =>
    [summary, description, location].some((field) => field?.toLowerCase().includes(wanted)),
  )
}
