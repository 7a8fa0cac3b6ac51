import type { Stay } from '#contracts/booking.ts'
import { isDay, type Day } from '#contracts/dates.ts'
import { lastStayDay } from '#contracts/last-stay-day.ts'

export interface ChosenDays {
  checkIn: Day | null
  checkOut: Day | null
}

export const nothingChosen: ChosenDays = { checkIn: null, checkOut: null }

/** Both days, or null if one is missing. */
export function stayOf({ checkIn, checkOut }: ChosenDays): Stay | null {
  return checkIn && checkOut ? { checkIn, checkOut } : null
}

/**
 * The valid part of typed days: not before today, check-out after check-in (section 5), and not
 * further ahead than a stay may end.
 */
export function sensibleDays({ checkIn, checkOut }: ChosenDays, today: Day): ChosenDays {
  const last = lastStayDay(today)
  if (!checkIn || checkIn < today || checkIn > last) return nothingChosen
  const isPossible = checkOut && checkOut > checkIn && checkOut <= last
  return { checkIn, checkOut: isPossible ? checkOut : null }
}

/** The days from a link of the free cabin search: `?from=…&to=…`. */
export function daysFromAddress(query: string, today: Day): ChosenDays {
  const search = new URLSearchParams(query)
  const dayOf = (name: string) => {
    const text = search.get(name) ?? ''
    return isDay(text) ? text : null
  }
  return sensibleDays({ checkIn: dayOf('from'), checkOut: dayOf('to') }, today)
}
