import { addDays, type Day } from '#contracts/dates.ts'
import { addMonths, weekdayOf } from '#contracts/months.ts'

/** First and last day a calendar can show. */
export interface Reach {
  first: Day
  last: Day
}

/**
 * The day a key moves the focus to, as in the ARIA Authoring Practices' date grid; null for other
 * keys. Booked and past days can be reached too, so everyone can find out what they are. Focus
 * stays within the calendar.
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
