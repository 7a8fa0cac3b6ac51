import type { Day } from './dates.ts'
import { addMonths } from './months.ts'

/** How far ahead a stay may end; anything later is a typo. */
export const stayYearsAhead = 2

/** Errors in the dates of a stay, worded for the guest. */
export interface StayMistakes {
  checkIn?: string
  checkOut?: string
}

/**
 * Rules for every stay: no day before today at the property (specification, section 5), both days
 * or neither. Returns an empty object if valid.
 */
export function stayMistakesOn(
  today: Day,
  checkIn: Day | null,
  checkOut: Day | null,
): StayMistakes {
  if (checkIn === null && checkOut === null) return {}
  if (checkIn === null) return { checkIn: 'Choose the day you arrive as well.' }
  if (checkOut === null) return { checkOut: 'Choose the day you leave as well.' }
  if (checkIn < today) return { checkIn: 'This day has passed.' }
  if (checkOut <= checkIn) return { checkOut: 'Leave at least a day after you arrive.' }
  if (checkOut > addMonths(today, stayYearsAhead * 12)) {
    return { checkOut: `Stays end within ${stayYearsAhead} years from today.` }
  }
  return {}
}
