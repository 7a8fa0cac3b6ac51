import type { Day } from '#contracts/dates.ts'
import type { NightRange } from '#contracts/night-ranges.ts'
import { bookedSpan, daysAtMost, type DayRules } from './booked-span.ts'
import { busyEventOf, instantOf, type BusyEvent, type Length } from './busy-event.ts'
import { DayMarks, type DayWindow } from './day-marks.ts'
import { blocksIn } from './event-blocks.ts'
import type { Moment, ZoneKnowledge } from './moments.ts'
import { occurrencesOf, TooDenseError, type Rule, type WallWindow } from './recurrence.ts'
import { ianaZone, utc, zonesOf } from './zones.ts'

export type ReadingRules = DayWindow & DayRules

/** What a feed says of the nights within the window. Both lists are ascending and merged. */
export interface FeedNights {
  taken: NightRange[]
  notOpen: NightRange[]
}

/**
 * The nights that the events of an iCal feed take. Events with impossible dates are left out
 * (specification, section 4). Throws a `FeedError` for what is no calendar.
 */
export function feedNightsIn(text: string, rules: ReadingRules): FeedNights {
  const blocks = blocksIn(text)
  const property = ianaZone(rules.timeZone)
  const known = { zoneOf: zonesOf(blocks.zones, property), utc, property }
  const events = blocks.events.flatMap((lines) => readable(lines, known))
  const replaced = replacements(events)
  const marks = new DayMarks(rules)
  for (const event of events) {
    if (event.isFree) continue
    attempt(() => markEvent(event, replaced.get(event.uid ?? '') ?? [], { marks, rules }))
  }
  return { taken: marks.ranges(), notOpen: [] }
}

function readable(lines: readonly string[], known: ZoneKnowledge): BusyEvent[] {
  return attempt(() => busyEventOf(lines, known)) ?? []
}

/** An event whose dates lead nowhere counts as far as they went. */
function attempt<Result>(read: () => Result): [Result] | undefined {
  try {
    return [read()]
  } catch {
    return undefined
  }
}

/** By UID, the occurrences for which another event stands in, or that were cancelled one by one. */
function replacements(events: readonly BusyEvent[]): Map<string, Moment[]> {
  const byUid = new Map<string, Moment[]>()
  for (const { uid = '', insteadOf } of events) {
    if (!insteadOf) continue
    const others = byUid.get(uid)
    if (others) others.push(insteadOf)
    else byUid.set(uid, [insteadOf])
  }
  return byUid
}

interface Marking {
  marks: DayMarks
  rules: ReadingRules
}

function markEvent(event: BusyEvent, replaced: readonly Moment[], marking: Marking): void {
  const isExcepted = exceptions(event.insteadOf ? [] : [...event.except, ...replaced])
  const mark = (start: Moment, length: Length) => {
    if (!isExcepted(start)) marking.marks.mark(...bookedSpan(start, length, marking.rules))
  }
  mark(event.start, event.length)
  for (const { start, length } of event.extra) mark(start, length)
  for (const rule of event.rules) {
    try {
      for (const start of startsOf(event, rule, marking)) mark(start, event.length)
    } catch (error) {
      if (!(error instanceof TooDenseError)) throw error
      markOn(event, rule, marking)
    }
  }
}

/** Days named as such except the whole day, times the very instant. */
function exceptions(moments: readonly Moment[]): (start: Moment) => boolean {
  if (moments.length === 0) return () => false
  const days = new Set(moments.filter(({ isDay }) => isDay).map(dayText))
  const instants = new Set(
    moments.filter(({ isDay }) => !isDay).map((moment) => instantOf(moment).epochMilliseconds),
  )
  return (start) => days.has(dayText(start)) || instants.has(instantOf(start).epochMilliseconds)
}

function* startsOf(
  { start, length }: BusyEvent,
  rule: Rule,
  { marks }: Marking,
): Generator<Moment> {
  const window = wallWindow(marks, length)
  const isOver = untilOf(rule, start)
  for (const wall of occurrencesOf(rule, start.wall, window)) {
    const occurrence = { ...start, wall }
    if (isOver(occurrence)) return
    yield occurrence
  }
}

/** UNTIL includes itself; it is a day, a time on the event's own clock, or an instant. */
function untilOf({ until }: Rule, { isDay }: Moment): (occurrence: Moment) => boolean {
  if (until === null) return () => false
  const [, day = '', time = '', z = ''] =
    /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d:\d\d)?(Z)?/.exec(until) ?? []
  if (isDay || time === '') return (occurrence) => dayText(occurrence) > day
  if (z === '') return ({ wall }) => wall.toString({ smallestUnit: 'second' }) > day + time
  const last = Temporal.Instant.from(day + time + z).epochMilliseconds
  return (occurrence) => instantOf(occurrence).epochMilliseconds > last
}

/** Occurrences too close together to count: every day may be taken until the rule ends. */
function markOn({ start }: BusyEvent, rule: Rule, { marks }: Marking): void {
  const isOver = untilOf(rule, start)
  for (const day of marks.window()) {
    const wall = day.toPlainDateTime()
    const occurrence = { ...start, wall }
    if (Temporal.PlainDateTime.compare(wall, start.wall) >= 0 && !isOver(occurrence)) {
      marks.mark(day, day)
    }
  }
}

/** A day to spare on both sides covers every zone, and the length what began before. */
function wallWindow(marks: DayMarks, length: Length): WallWindow {
  return {
    from: marks.first.toPlainDateTime().subtract({ days: daysAtMost(length) + 2 }),
    to: marks.last.toPlainDateTime().add({ days: 2 }),
  }
}

function dayText({ wall }: Moment): Day {
  return wall.toPlainDate().toString()
}
