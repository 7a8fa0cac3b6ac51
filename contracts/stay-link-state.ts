import { addDays, type Day } from './dates.ts'
import { lastStayDay } from './last-stay-day.ts'
import { stayLinkDays, stayYearsAhead } from './limits.ts'
import type { StayErrors } from './stay-errors.ts'

/** A link is used once for each. */
export type StayUse = 'review' | 'entry'

/** `early`: before arrival nobody can tell of the stay. */
export const stayLinkStates = ['open', 'early', 'expired', 'used'] as const
export type StayLinkState = (typeof stayLinkStates)[number]

interface LinkDays {
  checkIn: Day
  expiresOn: Day
}

/** What a link is good for on a day at the property. */
export function stayLinkStateOn(
  today: Day,
  { checkIn, expiresOn }: LinkDays,
  isUsed: boolean,
): StayLinkState {
  if (isUsed) return 'used'
  if (today > expiresOn) return 'expired'
  return today < checkIn ? 'early' : 'open'
}

/** The last day a link works. */
export function stayLinkExpiry(checkOut: Day): Day {
  return addDays(checkOut, stayLinkDays)
}

/** Errors in the dates of a new link, worded for the owner; an empty object if valid. */
export function stayLinkErrorsOn(today: Day, checkIn: Day, checkOut: Day): StayErrors {
  if (checkOut <= checkIn) return { checkOut: 'Please choose a departure after the arrival.' }
  if (checkOut > lastStayDay(today)) {
    return { checkOut: `Please choose dates within ${stayYearsAhead} years from today.` }
  }
  if (stayLinkExpiry(checkOut) < today) {
    return { checkOut: `A link works until ${stayLinkDays} days after departure, which is over.` }
  }
  return {}
}
