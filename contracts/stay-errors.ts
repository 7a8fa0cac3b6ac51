import type { Day } from './dates.ts'
import { lastStayDay } from './last-stay-day.ts'
import { stayYearsAhead } from './limits.ts'

/** Errors in the dates of a stay, worded for the guest. */
export interface StayErrors {
  checkIn?: string
  checkOut?: string
}

/**
 * Rules for every stay: no day before today at the property (specification, section 5), both days
 * or neither. Returns an empty object if valid.
 */
export function stayErrorsOn(today: Day, checkIn: Day | null, checkOut: Day | null): StayErrors {
  if (checkIn === null && checkOut === null) return {}
  if (checkIn === null) return { checkIn: 'Please choose a check-in date too.' }
  if (checkOut === null) return { checkOut: 'Please choose a check-out date too.' }
  if (checkIn < today)
    return { checkIn: 'This date has passed. Please choose today or a later date.' }
  if (checkOut <= checkIn)
    return { checkOut: 'Please choose a check-out date after your check-in date.' }
  if (checkOut > lastStayDay(today)) {
    return { checkOut: `Please choose dates within ${stayYearsAhead} years from today.` }
  }
  return {}
}
