import { regularEvents } from '#content/events/regular.ts'
import { sampleEvents } from '#content/events/samples/index.ts'
import { site } from '#content/site.ts'
import type { Day } from '#contracts/dates.ts'
import { instantOfLocalTime } from '#contracts/local-time.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { occurrencesOn, regularDays, withoutListed } from '#contracts/regular-events.ts'
import { firstDayOf } from '../../components/events/event-days.ts'

export { sampleEvents }

/** What the server lists without its calendar: sample and regular events from today on, in order. */
export function builtInFrom(today: Day, samples: readonly CalendarEvent[]): CalendarEvent[] {
  const days = { first: today, count: regularDays }
  const regular = occurrencesOn(days, regularEvents, site.timeZone)
  return [...samples, ...withoutListed(regular, samples)]
    .filter((event) => firstDayOf(event) >= today)
    .toSorted((one, other) => startOf(one) - startOf(other))
}

function startOf({ start }: CalendarEvent): number {
  if ('dateTime' in start) return Date.parse(start.dateTime)
  return Date.parse(instantOfLocalTime(`${start.date}T00:00`, site.timeZone) ?? start.date)
}
