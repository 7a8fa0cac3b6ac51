import type { Day } from '#contracts/dates.ts'
import { instantOf, type BusyEvent, type Length } from './busy-event.ts'
import type { Moment } from './moments.ts'
import type { NightMarks } from './night-marks.ts'
import { daysAtMost, nightsOf, type DayRules } from './occurrence-nights.ts'
import { occurrencesOf, type Rule, TooDenseError, type WallWindow } from './recurrence.ts'
import { utc } from './zones.ts'

interface Marking {
  marks: NightMarks
  rules: DayRules
}

/** Marks the nights of an event, without the starts that others replace. */
export function markEvent(event: BusyEvent, replaced: readonly Moment[], marking: Marking): void {
  const isExcepted = exceptions(event.insteadOf ? [] : [...event.except, ...replaced])
  const mark = (start: Moment, lengths: readonly Length[]) => {
    if (isExcepted(start)) return
    for (const length of lengths) marking.marks.mark(...nightsOf(start, length, marking.rules))
  }
  mark(event.start, event.lengths)
  for (const { start, lengths } of event.extra) mark(start, lengths)
  for (const rule of event.rules) {
    try {
      for (const start of startsOf(event, rule, marking)) mark(start, event.lengths)
    } catch (error) {
      if (!(error instanceof TooDenseError)) throw error
      markOn(event, rule, marking)
    }
  }
}

/**
 * Excluded days match whole days, excluded times the exact instant. Of whole days, programs exclude
 * midnight in whatever zone they think of.
 */
function exceptions(moments: readonly Moment[]): (start: Moment) => boolean {
  if (moments.length === 0) return () => false
  const names = new Set(moments.map(nameOf))
  const midnights = new Set(moments.filter(isMidnight).map(dayText))
  return (start) =>
    names.has(dayText(start)) ||
    names.has(nameOf({ ...start, isDay: false })) ||
    (start.isDay && midnights.has(dayText(start)))
}

function isMidnight({ wall }: Moment): boolean {
  return Temporal.PlainTime.compare(wall.toPlainTime(), new Temporal.PlainTime()) === 0
}

/** Equal for the same day, and for the same instant in any zone. */
export function nameOf(moment: Moment): string {
  return moment.isDay ? dayText(moment) : String(instantOf(moment).epochMilliseconds)
}

function* startsOf(
  { start, lengths }: BusyEvent,
  rule: Rule,
  { marks }: Marking,
): Generator<Moment> {
  const isOver = untilOf(rule, start)
  for (const wall of occurrencesOf(rule, start.wall, wallWindow(marks, lengths))) {
    const occurrence = { ...start, wall }
    if (isOver(occurrence)) return
    yield occurrence
  }
}

/** UNTIL is inclusive: a day, a local time of the event, or an instant. */
function untilOf({ until }: Rule, { isDay }: Moment): (occurrence: Moment) => boolean {
  if (!until) return () => false
  const day = dayText(until)
  if (isDay || until.isDay) return (occurrence) => dayText(occurrence) > day
  if (until.zone !== utc) return ({ wall }) => Temporal.PlainDateTime.compare(wall, until.wall) > 0
  const lastMs = instantOf(until).epochMilliseconds
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
function wallWindow(marks: NightMarks, lengths: readonly Length[]): WallWindow {
  const days = Math.max(...lengths.map(daysAtMost), 0)
  return {
    from: marks.first.toPlainDateTime().subtract({ days: days + 2 }),
    to: marks.end.toPlainDateTime().add({ days: 1 }),
  }
}

function dayText({ wall }: Moment): Day {
  return wall.toPlainDate().toString()
}
