import type { Day } from './dates.ts'
import { addDays } from './day-arithmetic.ts'

export interface DayRange {
  first: Day
  last: Day
}

/** Days as the ranges they form. `days` are ascending, each once. */
export function rangesOf(days: readonly Day[]): DayRange[] {
  const ranges: DayRange[] = []
  for (const day of days) {
    const current = ranges.at(-1)
    if (current && addDays(current.last, 1) === day) current.last = day
    else ranges.push({ first: day, last: day })
  }
  return ranges
}
