import type { FeedOptions } from '#contracts/feed-options.ts'
import { subtractRanges, type NightRange } from '#contracts/night-ranges.ts'
import { busyEventOf, type BusyEvent } from './busy-event.ts'
import { busyPeriodsIn } from './busy-periods.ts'
import { blocksIn } from './event-blocks.ts'
import { markEvent } from './mark-event.ts'
import type { Moment, ZoneKnowledge } from './moments.ts'
import { NightMarks } from './night-marks.ts'
import { daysAtMost, isWithinDay, nightsOf } from './occurrence-nights.ts'
import { attempt } from './recurrence.ts'
import { current, replacements } from './versions.ts'
import { ianaZone, utc, zonesOf } from './zones.ts'

export type ReadingRules = FeedOptions & {
  /** The nights that count. */
  window: NightRange
  /** The property's zone, an IANA name. */
  timeZone: string
}

/** What a feed says about the nights in the window. The lists are disjoint. */
export interface FeedNights {
  /** Ascending and merged, like the others. */
  taken: NightRange[]
  notOpen: NightRange[]
  /** Nights of cancelled events and of those marked as free. */
  free: NightRange[]
  /** Perhaps taken: of events that can only be read in part, or outside what the feed covers. */
  unknown: NightRange[]
  /** The bookings behind `taken`, deduplicated, in no order. */
  stays: NightRange[]
  /** Number of events that cannot be read, or only in part. */
  unreadable: number
}

type Marks = Record<'taken' | 'notOpen' | 'free' | 'unknown', NightMarks>

/**
 * The nights taken by the events of an iCal feed. Events without a readable start take none
 * (specification, section 4), but any night may be theirs. Throws a `FeedError` if it is not a
 * calendar.
 */
export function feedNightsIn(text: string, given: ReadingRules): FeedNights {
  const blocks = blocksIn(text)
  const rules = { ...given, timeZone: given.zone ?? given.timeZone }
  const property = ianaZone(rules.timeZone)
  const known = { zoneOf: zonesOf(blocks.zones, property), utc, property }
  const marks: Marks = {
    taken: new NightMarks(rules.window),
    notOpen: new NightMarks(rules.window),
    free: new NightMarks(rules.window),
    unknown: new NightMarks(rules.window),
  }
  const readable = blocks.events.flatMap(
    (block) => attempt(() => busyEventOf(block, known, rules)) ?? [],
  )
  const lost = blocks.events.length - readable.length
  if (lost > 0) marks.unknown.mark(marks.unknown.first, marks.unknown.end)
  const partly = markEvents(readable, marks, rules)
  const unreadablePeriods = markPeriods(blocks, { marks, rules, known })
  const taken = marks.taken.ranges()
  const notOpen = subtractRanges(marks.notOpen.ranges(), taken)
  return {
    taken,
    notOpen,
    free: marks.free.ranges(),
    unknown: subtractRanges(marks.unknown.ranges(), [...taken, ...notOpen]),
    stays: marks.taken.stays(),
    unreadable: lost + partly + unreadablePeriods,
  }
}

/** Returns how many events could be read in part only. */
function markEvents(readable: readonly BusyEvent[], marks: Marks, rules: ReadingRules): number {
  const events = current(readable, rules)
  const replaced = replacements(events)
  const busy = events.filter(({ isFree }) => !isFree)
  for (const event of events.filter(({ isFree }) => isFree))
    attempt(() =>
      markEvent(event, replaced.get(event.uid ?? '') ?? [], { marks: marks.free, rules }),
    )
  const isLeaving = (event: BusyEvent) => event.isCheckOut && isWithinDay(event, rules)
  const partly = busy
    .filter((event) => !isLeaving(event))
    .filter((event) => !markBusy(event, replaced.get(event.uid ?? '') ?? [], { marks, rules }))
  // The hour of leaving takes no night where the night before is taken.
  for (const event of busy.filter(isLeaving)) {
    const [day] = nightsOf(event.start, { exactMs: 0 }, rules)
    if (!marks.taken.has(day.subtract({ days: 1 }))) markBusy(event, [], { marks, rules })
  }
  return partly.length
}

/** Whether all of it could be read; otherwise what it may take as well is unknown. */
function markBusy(
  event: BusyEvent,
  replaced: readonly Moment[],
  { marks, rules }: { marks: Marks; rules: ReadingRules },
): boolean {
  const own = event.isNotOpen ? marks.notOpen : marks.taken
  const isMarked = attempt(() => markEvent(event, replaced, { marks: own, rules })) !== undefined
  const possible = { ...event, rules: event.possible }
  const isCounted =
    event.possible.length === 0 ||
    attempt(() => markEvent(possible, replaced, { marks: marks.unknown, rules })) !== undefined
  if (event.isOpenEnded || !isMarked || !isCounted) {
    const first = attempt(() => firstDayOf(event, rules))?.[0] ?? marks.unknown.first
    marks.unknown.mark(first, marks.unknown.end)
  }
  return isMarked && isCounted && !event.isUnreadable
}

/** With an end before the start, perhaps the two are interchanged. */
function firstDayOf(event: BusyEvent, rules: ReadingRules): Temporal.PlainDate {
  const starts = [event.start, ...event.extra.map(({ start }) => start)]
  const days = starts.flatMap((start) =>
    [{ exactMs: 0 }, ...event.lengths].map((length) => {
      const back = Math.max(0, -daysAtMost(length))
      return nightsOf(start, { exactMs: 0 }, rules)[0].subtract({ days: back })
    }),
  )
  return days.reduce((one, other) => (Temporal.PlainDate.compare(one, other) < 0 ? one : other))
}

/** Marks what VFREEBUSY says, and what it leaves open; returns how many of its lines fail. */
function markPeriods(
  { busy, events }: { busy: readonly string[][]; events: readonly unknown[] },
  { marks, rules, known }: { marks: Marks; rules: ReadingRules; known: ZoneKnowledge },
): number {
  const covered = new NightMarks(rules.window)
  let unreadable = 0
  for (const lines of busy) {
    const { periods, from, to, failed } = busyPeriodsIn(lines, known)
    for (const { start, length } of periods) marks.taken.mark(...nightsOf(start, length, rules))
    const day = (moment: Moment) => nightsOf(moment, { exactMs: 0 }, rules)[0]
    covered.mark(from ? day(from) : covered.first, to ? day(to) : covered.end)
    unreadable += failed
    if (failed > 0) marks.unknown.mark(covered.first, covered.end)
  }
  if (busy.length > 0 && events.length === 0)
    for (const { from, to } of subtractRanges([rules.window], covered.ranges()))
      marks.unknown.mark(Temporal.PlainDate.from(from), Temporal.PlainDate.from(to))
  return unreadable
}
