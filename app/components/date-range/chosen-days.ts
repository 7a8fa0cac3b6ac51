import type { Stay } from '#contracts/booking.ts'
import type { Day } from '#contracts/dates.ts'

export interface ChosenDays {
  checkIn: Day | null
  checkOut: Day | null
}

export const nothingChosen: ChosenDays = { checkIn: null, checkOut: null }

/** Both days, or null if one is missing. */
export function stayOf({ checkIn, checkOut }: ChosenDays): Stay | null {
  return checkIn && checkOut ? { checkIn, checkOut } : null
}

/** The valid part of typed days: not before today, and check-out after check-in (section 5). */
export function sensibleDays({ checkIn, checkOut }: ChosenDays, today: Day): ChosenDays {
  if (!checkIn || checkIn < today) return nothingChosen
  return { checkIn, checkOut: checkOut && checkOut > checkIn ? checkOut : null }
}
