import { addDays, type Day } from './dates.ts'

/**
 * Consecutive nights, half-open: `from` is the first night, `to` the morning of departure. A night
 * is named after the day it begins on.
 */
export interface NightRange {
  from: Day
  to: Day
}

/** Sorts and joins overlapping or adjacent ranges and drops empty ones. */
export function mergeRanges(ranges: readonly NightRange[]): NightRange[] {
  const merged: NightRange[] = []
  for (const { from, to } of ranges.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    if (to <= from) continue
    const last = merged.at(-1)
    if (!last || from > last.to) merged.push({ from, to })
    else if (to > last.to) last.to = to
  }
  return merged
}

/** The nights in both lists. */
export function intersectRanges(
  some: readonly NightRange[],
  others: readonly NightRange[],
): NightRange[] {
  return mergeRanges(
    some.flatMap((one) =>
      others.map((other) => ({
        from: one.from > other.from ? one.from : other.from,
        to: one.to < other.to ? one.to : other.to,
      })),
    ),
  )
}

/** The nights in the first list but not in the second. */
export function subtractRanges(
  some: readonly NightRange[],
  others: readonly NightRange[],
): NightRange[] {
  let left = mergeRanges(some)
  for (const { from, to } of mergeRanges(others)) {
    left = left.flatMap((each) => [
      { from: each.from, to: each.to < from ? each.to : from },
      { from: each.from > to ? each.from : to, to: each.to },
    ])
    left = left.filter((each) => each.from < each.to)
  }
  return left
}

/** The days of a range, without its end. */
export function nightsIn({ from, to }: NightRange): Day[] {
  const nights: Day[] = []
  for (let night = from; night < to; night = addDays(night, 1)) nights.push(night)
  return nights
}
