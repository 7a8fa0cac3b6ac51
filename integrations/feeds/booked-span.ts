import { instantOf, type Length } from './busy-event.ts'
import type { Moment } from './moments.ts'

/** How starts and ends become days of the calendar. */
export interface DayRules {
  /** The property's zone, an IANA name: booked days are days there. */
  timeZone: string
  /** 'free': the day on which an event ends is not booked by it. */
  turnoverDay: 'booked' | 'free'
}

const dayMs = 86_400_000

/** The first and the last day that an occurrence books. */
export function bookedSpan(
  start: Moment,
  length: Length,
  rules: DayRules,
): [first: Temporal.PlainDate, last: Temporal.PlainDate] {
  const first = dayAt(start, rules)
  const end = endOf(start, length, rules)
  const isTurnover = rules.turnoverDay === 'free' && Temporal.PlainDate.compare(first, end) < 0
  return [first, isTurnover ? end.subtract({ days: 1 }) : end]
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
  return endInstant(start, length).toZonedDateTimeISO(timeZone).toPlainDate()
}

function endInstant(start: Moment, length: Exclude<Length, { days: number }>): Temporal.Instant {
  if ('exactMs' in length) return instantOf(start).add({ milliseconds: length.exactMs })
  const { weeks, days, hours, minutes, seconds } = length.nominal
  const wall = start.wall.add({ weeks, days })
  return instantOf({ ...start, wall }).add({ hours, minutes, seconds })
}
