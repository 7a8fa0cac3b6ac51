import type { CalendarEvent } from '#contracts/events.ts'

/** What the public sees of an event: the fields of the specification (section 3) and whether it is a sample. */
export function presentEvent(event: CalendarEvent): CalendarEvent {
  const { id, summary, description, start, end, location, htmlLink, isSample } = event
  return {
    id,
    summary,
    ...(description !== undefined && { description }),
    start,
    end,
    ...(location !== undefined && { location }),
    ...(htmlLink !== undefined && { htmlLink }),
    ...(isSample && { isSample }),
  }
}
