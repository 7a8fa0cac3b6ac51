import { addDays, type Day } from '#contracts/dates.ts'
import { addMonths, weekdayOf } from '#contracts/months.ts'

/** First and last day that a calendar can show. */
export interface Reach {
  first: Day
  last: Day
}

/**
 * The day to which a key moves the focus, as in the date grid of the ARIA Authoring Practices; null
 * for keys that move nothing. Booked and past days are reached too, so that everybody can learn
 * what they are. At the end of the calendar the focus stays within it.
 */
export function dayAfterKey(day: Day, key: string, isShift: boolean, reach: Reach): Day | null {
  const next = moves[key]?.(day, isShift)
  if (next === undefined) return null
  if (next < reach.first) return reach.first
  return next > reach.last ? reach.last : next
}

const moves: Readonly<Record<string, (day: Day, isShift: boolean) => Day>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day, isShift) => addMonths(day, isShift ? -12 : -1),
  PageDown: (day, isShift) => addMonths(day, isShift ? 12 : 1),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
}
