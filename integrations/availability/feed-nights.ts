import type { Day } from '#contracts/dates.ts'
import type { FeedOptions } from '#contracts/feed-options.ts'
import { subtractRanges, type NightRange } from '#contracts/night-ranges.ts'
import { attempt, occurrencesOf, type Rule, TooDenseError, type WallWindow } from './recurrence.ts'
import { busyEventOf, instantOf, type BusyEvent, type Length } from './busy-event.ts'
import { blocksIn } from './event-blocks.ts'
import type { Moment } from './moments.ts'
import { NightMarks } from './night-marks.ts'
import { daysAtMost, nightsOf } from './occurrence-nights.ts'
import { ianaZone, utc, zonesOf } from './zones.ts'

export type ReadingRules = FeedOptions & {
  /** The nights that count. */
  window: NightRange
  /** The property's zone, an IANA name. */
  timeZone: string
}

/** What a feed says about the nights in the window. */
export interface FeedNights {
  /** Ascending, merged, and disjoint from `notOpen`. */
  taken: NightRange[]
  notOpen: NightRange[]
  /** Nights of cancelled events and of those marked as free. */
  free: NightRange[]
  /** The bookings behind `taken`, deduplicated, in no order. */
  stays: NightRange[]
  /** Number of events without readable dates. */
  unreadable: number
}

/**
 * The nights taken by the events of an iCal feed. Events with impossible dates are skipped
 * (specification, section 4). Throws a `FeedError` if it is not a calendar.
 */
export function feedNightsIn(text: string, given: ReadingRules): FeedNights {
  const blocks = blocksIn(text)
  const rules = { ...given, timeZone: given.zone ?? given.timeZone }
  const property = ianaZone(rules.timeZone)
  const known = { zoneOf: zonesOf(blocks.zones, property), utc, property }
  const readable = blocks.events.flatMap(
    (block) => attempt(() => busyEventOf(block, known, rules)) ?? [],
  )
  const events = newest(readable)
  const replaced = replacements(events)
  const newMarks = () => new NightMarks(rules.window)
  const marks = { taken: newMarks(), notOpen: newMarks(), free: newMarks() }
  for (const event of events) {
    const marking = { marks: marks[kindOf(event)], rules }
    // An event whose dates go out of range counts as far as they got.
    attempt(() => markEvent(event, replaced.get(event.uid ?? '') ?? [], marking))
  }
  const taken = marks.taken.ranges()
  return {
    taken,
    notOpen: subtractRanges(marks.notOpen.ranges(), taken),
    free: marks.free.ranges(),
    stays: marks.taken.stays(),
    unreadable: blocks.events.length - readable.length,
  }
}

function kindOf({ isFree, isNotOpen }: BusyEvent): 'taken' | 'notOpen' | 'free' {
  if (isFree) return 'free'
  return isNotOpen ? 'notOpen' : 'taken'
}

/** Only the newest version of each event; equally new ones all count. */
function newest(events: readonly BusyEvent[]): BusyEvent[] {
  const latest = new Map<string, number>()
  for (const event of events) {
    const key = keyOf(event)
    latest.set(key, Math.max(event.sequence, latest.get(key) ?? 0))
  }
  return events.filter(
    (event) => event.uid === undefined || event.sequence === latest.get(keyOf(event)),
  )
}

function keyOf({ uid, insteadOf }: BusyEvent): string {
  return `${uid} ${insteadOf ? nameOf(insteadOf) : ''}`
}

/** By UID, the occurrences that were replaced or cancelled individually. */
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
  marks: NightMarks
  rules: ReadingRules
}

function markEvent(event: BusyEvent, replaced: readonly Moment[], marking: Marking): void {
  const isExcepted = exceptions(event.insteadOf ? [] : [...event.except, ...replaced])
  const mark = (start: Moment, length: Length) => {
    if (!isExcepted(start)) marking.marks.mark(...nightsOf(start, length, marking.rules))
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

/** Excluded days match whole days, excluded times the exact instant. */
function exceptions(moments: readonly Moment[]): (start: Moment) => boolean {
  if (moments.length === 0) return () => false
  const names = new Set(moments.map(nameOf))
  return (start) => names.has(dayText(start)) || names.has(nameOf({ ...start, isDay: false }))
}

/** Equal for the same day, and for the same instant in any zone. */
function nameOf(moment: Moment): string {
  return moment.isDay ? dayText(moment) : String(instantOf(moment).epochMilliseconds)
}

function* startsOf(
  { start, length }: BusyEvent,
  rule: Rule,
  { marks }: Marking,
): Generator<Moment> {
  const isOver = untilOf(rule, start)
  for (const wall of occurrencesOf(rule, start.wall, wallWindow(marks, length))) {
    const occurrence = { ...start, wall }
    if (isOver(occurrence)) return
    yield occurrence
  }
}

/** UNTIL is inclusive: a day, a local time of the event, or an instant. */
function untilOf({ until }: Rule, { isDay }: Moment): (occurrence: Moment) => boolean {
  const [, year, month, date, time, z = ''] =
    /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d:?\d\d:?\d\d)(Z)?)?$/i.exec(until ?? '') ?? []
  if (year === undefined) return () => false
  const day = `${year}-${month}-${date}`
  if (isDay || time === undefined) return (occurrence) => dayText(occurrence) > day
  const last = Temporal.PlainDateTime.from(`${day}T${time}`)
  if (z === '') return ({ wall }) => Temporal.PlainDateTime.compare(wall, last) > 0
  const lastMs = utc.instantOf(last).epochMilliseconds
  return (occurrence) => instantOf(occurrence).epochMilliseconds > lastMs
}

/** Too dense to count: every night may be taken until the rule ends. */
function markOn({ start }: BusyEvent, rule: Rule, { marks }: Marking): void {
  const isOver = untilOf(rule, start)
  const first = start.wall.toPlainDate()
  for (const day of marks.window()) {
    const isBefore = Temporal.PlainDate.compare(day, first) < 0
    if (isBefore || isOver({ ...start, wall: day.toPlainDateTime() })) continue
    marks.mark(day, day.add({ days: 1 }))
  }
}

/** A day of margin on both sides covers every zone; the length covers what began earlier. */
function wallWindow(marks: NightMarks, length: Length): WallWindow {
  return {
    from: marks.first.toPlainDateTime().subtract({ days: daysAtMost(length) + 2 }),
    to: marks.end.toPlainDateTime().add({ days: 1 }),
  }
}

function dayText({ wall }: Moment): Day {
  return wall.toPlainDate().toString()
}
