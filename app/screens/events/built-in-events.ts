import {
  occurrencesOn,
  regularDays,
  sampleEventsIn,
  withoutListed,
} from '#contracts/built-in-events.ts'
import type { Day } from '#contracts/dates.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { instantOfLocalTime } from '#contracts/local-time.ts'
import type { RegularEvent, SampleEvent } from '#contracts/site/built-in-events.ts'
import { lastDayOf } from '#contracts/event-days.ts'
import type { BuiltIn } from './events-query.ts'

interface Told {
  samples: readonly SampleEvent[]
  regular: readonly RegularEvent[]
  timeZone: string
}

/** What the server lists without its calendar: sample and regular events that are not over. */
export function builtInOn(today: Day, { samples: told, regular, timeZone }: Told): BuiltIn {
  const samples = sampleEventsIn(told, timeZone)
  const days = { first: today, count: regularDays }
  const coming = [...samples, ...withoutListed(occurrencesOn(days, regular, timeZone), samples)]
    .filter((event) => lastDayOf(event, timeZone) >= today)
    .toSorted((one, other) => startOf(one, timeZone) - startOf(other, timeZone))
  return { samples, coming }
}

function startOf({ start }: CalendarEvent, timeZone: string): number {
  if ('dateTime' in start) return Date.parse(start.dateTime)
  return Date.parse(instantOfLocalTime(`${start.date}T00:00`, timeZone) ?? start.date)
}
