import type { FeedOptions } from '#contracts/feed-options.ts'
import { attempt } from './recurrence.ts'
import { instantOf, type BusyEvent, type Length } from './busy-event.ts'
import type { Moment } from './moments.ts'

/** Turns starts and ends into nights. */
export interface DayRules extends Pick<FeedOptions, 'end'> {
  /** The zone in which times become days, an IANA name. */
  timeZone: string
}

const dayMs = 86_400_000
const tenThousandYears = 3_660_000
// The end for anything longer than a calendar can count.
const endless = Temporal.PlainDate.from('9999-12-31')

// An event that lasts into the evening takes that night too: a guest could not check in before it
// ends.
const evening = Temporal.PlainTime.from('17:00')

/** The nights of an occurrence, end exclusive: at least the one of the day it begins. */
export function nightsOf(
  start: Moment,
  length: Length,
  rules: DayRules,
): [from: Temporal.PlainDate, to: Temporal.PlainDate] {
  const from = dayAt(start, rules)
  const [end] = attempt(() => endOf(start, length, rules)) ?? [endless]
  return [from, Temporal.PlainDate.compare(from, end) < 0 ? end : from.add({ days: 1 })]
}

/** Whether a timed event is over on the day it begins, before the evening. */
export function isWithinDay(
  { start, lengths, rules: own, extra }: BusyEvent,
  rules: DayRules,
): boolean {
  const isOver = (length: Length) =>
    Temporal.PlainDate.compare(endOf(start, length, rules), dayAt(start, rules)) === 0
  const isTimed = !start.isDay && own.length + extra.length === 0
  const isInstant = lengths.every((length) => 'exactMs' in length && length.exactMs === 0)
  return isTimed && !isInstant && (attempt(() => lengths.every(isOver))?.[0] ?? false)
}

/** An upper bound for the days of an occurrence, within the calendar's range. */
export function daysAtMost(length: Length): number {
  return Math.min(daysOf(length), tenThousandYears)
}

function daysOf(length: Length): number {
  if ('days' in length) return length.days
  if ('exactMs' in length) return Math.ceil(length.exactMs / dayMs)
  return Math.ceil(length.nominal.total({ unit: 'days' }) + 1)
}

function dayAt(moment: Moment, { timeZone }: DayRules): Temporal.PlainDate {
  if (moment.isDay) return moment.wall.toPlainDate()
  return instantOf(moment).toZonedDateTimeISO(timeZone).toPlainDate()
}

/** The morning after the last night. */
function endOf(start: Moment, length: Length, { timeZone, end: kind }: DayRules) {
  const end = endTime(start, length, timeZone)
  const isEvening = Temporal.PlainTime.compare(end.toPlainTime(), evening) > 0
  return end.toPlainDate().add({ days: isEvening || kind === 'last-night' ? 1 : 0 })
}

function endTime(start: Moment, length: Length, timeZone: string): Temporal.PlainDateTime {
  if ('days' in length) return start.wall.add({ days: length.days })
  if (!('exactMs' in length) && start.isDay)
    return start.wall.add(length.nominal).round({ smallestUnit: 'day', roundingMode: 'floor' })
  return endInstant(start, length).toZonedDateTimeISO(timeZone).toPlainDateTime()
}

function endInstant(start: Moment, length: Exclude<Length, { days: number }>): Temporal.Instant {
  if ('exactMs' in length) return instantOf(start).add({ milliseconds: length.exactMs })
  const { weeks, days, hours, minutes, seconds } = length.nominal
  const wall = start.wall.add({ weeks, days })
  return instantOf({ ...start, wall }).add({ hours, minutes, seconds })
}
