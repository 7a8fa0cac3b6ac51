import type { Stay } from '#content/booking.ts'
import type { Day } from '#contracts/dates.ts'

/** What a guest has chosen so far. */
export interface ChosenDays {
  checkIn: Day | null
  checkOut: Day | null
}

export const nothingChosen: ChosenDays = { checkIn: null, checkOut: null }

/** Both days, or null while one is missing. */
export function stayOf({ checkIn, checkOut }: ChosenDays): Stay | null {
  return checkIn && checkOut ? { checkIn, checkOut } : null
}

/** What of typed days may be kept: not before today, and leaving after arriving (section 5). */
export function sensibleDays({ checkIn, checkOut }: ChosenDays, today: Day): ChosenDays {
  if (!checkIn || checkIn < today) return nothingChosen
  return { checkIn, checkOut: checkOut && checkOut > checkIn ? checkOut : null }
}
