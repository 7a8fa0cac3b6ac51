import type { NightRange } from '#contracts/night-ranges.ts'
import type { BusyEvent } from './busy-event.ts'
import { markEvent, nameOf } from './mark-event.ts'
import type { Moment } from './moments.ts'
import { NightMarks } from './night-marks.ts'
import type { DayRules } from './occurrence-nights.ts'
import { attempt } from './recurrence.ts'

type Rules = DayRules & { window: NightRange }

/**
 * Without the versions that a newer one replaces. Some publishers give all their stays one UID, so
 * a newer version replaces only those it shares a night with.
 */
export function current(events: readonly BusyEvent[], rules: Rules): BusyEvent[] {
  const versions = Map.groupBy(events, (event) => (event.uid === undefined ? event : keyOf(event)))
  return [...versions.values()].flatMap((same) =>
    new Set(same.map(({ sequence }) => sequence)).size === 1 ? same : newest(same, rules),
  )
}

function newest(same: readonly BusyEvent[], rules: Rules): BusyEvent[] {
  const newer = new NightMarks(rules.window)
  const bySequence = [...Map.groupBy(same, ({ sequence }) => sequence)].toSorted(
    ([a], [b]) => b - a,
  )
  return bySequence.flatMap(([, equal]) => {
    const read = equal.map((event) => {
      const own = new NightMarks(rules.window)
      attempt(() => markEvent(event, [], { marks: own, rules }))
      return { event, own }
    })
    const left = read.filter(({ own }) => !own.overlaps(newer))
    for (const { event, own } of read) if (!event.isOpenEnded) newer.add(own)
    return left.map(({ event }) => event)
  })
}

function keyOf({ uid, insteadOf }: BusyEvent): string {
  return `${uid} ${insteadOf ? nameOf(insteadOf) : ''}`
}

/** By UID, the occurrences that were replaced or cancelled individually. */
export function replacements(events: readonly BusyEvent[]): Map<string, Moment[]> {
  const byUid = new Map<string, Moment[]>()
  for (const { uid = '', insteadOf } of events) {
    if (!insteadOf) continue
    const others = byUid.get(uid)
    if (others) others.push(insteadOf)
    else byUid.set(uid, [insteadOf])
  }
  return byUid
}
