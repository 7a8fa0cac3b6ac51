import { instantOf, type Length } from './busy-event.ts'
import type { Moment } from './moments.ts'

/** How starts and ends become days of the calendar. */
export interface DayRules {
  /** The property's zone, an IANA name: booked days are days there. */
  timeZone: string
}

const dayMs = 86_400_000

// An event that goes on into the evening takes that night too: a guest could not arrive before it ends.
const evening = Temporal.PlainTime.from('17:00')

/** The first and the last night that an occurrence takes: at least the one of the day it begins. */
export function bookedSpan(
  start: Moment,
  length: Length,
  rules: DayRules,
): [first: Temporal.PlainDate, last: Temporal.PlainDate] {
  const first = dayAt(start, rules)
  const end = endOf(start, length, rules)
  return [first, Temporal.PlainDate.compare(first, end) < 0 ? end.subtract({ days: 1 }) : first]
}

/** At least as many days as an occurrence takes. */
export function daysAtMost(length: Length): number {
  if ('days' in length) return length.days
  if ('exactMs' in length) return Math.ceil(length.exactMs / dayMs)
  return Math.ceil(length.nominal.total({ unit: 'days' }) + 1)
}

function dayAt(moment: Moment, { timeZone }: DayRules): Temporal.PlainDate {
  if (moment.isDay) return moment.wall.toPlainDate()
  return instantOf(moment).toZonedDateTimeISO(timeZone).toPlainDate()
}

function endOf(start: Moment, length: Length, { timeZone }: DayRules): Temporal.PlainDate {
  if ('days' in length) return start.wall.toPlainDate().add({ days: length.days })
  if (!('exactMs' in length) && start.isDay) return start.wall.add(length.nominal).toPlainDate()
  const end = endInstant(start, length).toZonedDateTimeISO(timeZone)
  const isEvening = Temporal.PlainTime.compare(end.toPlainTime(), evening) > 0
  return end.toPlainDate().add({ days: isEvening ? 1 : 0 })
}

function endInstant(start: Moment, length: Exclude<Length, { days: number }>): Temporal.Instant {
  if ('exactMs' in length) return instantOf(start).add({ milliseconds: length.exactMs })
  const { weeks, days, hours, minutes, seconds } = length.nominal
  const wall = start.wall.add({ weeks, days })
  return instantOf({ ...start, wall }).add({ hours, minutes, seconds })
}
