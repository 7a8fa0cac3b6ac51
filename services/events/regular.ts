import { regularEvents } from '#content/events/regular.ts'
import { site } from '#content/site.ts'
import type { Day } from '#contracts/dates.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { occurrencesOn, regularDays } from '#contracts/regular-events.ts'

// The list of one day is the same for every visitor.
let kept: { first: Day; events: readonly CalendarEvent[] } | undefined

/** The town's regular events that begin on this day or on one of the 55 after it, rule by rule. */
export function regularFrom(first: Day): readonly CalendarEvent[] {
  if (kept?.first !== first) {
    const days = { first, count: regularDays }
    kept = { first, events: occurrencesOn(days, regularEvents, site.timeZone) }
  }
  return kept.events
}
