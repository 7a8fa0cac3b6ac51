import { daySchema, type Day } from '#contracts/dates.ts'
import type { Referral } from '#contracts/referrals.ts'
import { bookingUrl } from '#content/booking.ts'
import { cabinBySlug } from '#content/cabins.ts'
import { site } from '#content/site.ts'
import type { Dependencies } from './dependencies.ts'
import { stayMistakes } from './stays.ts'

/** Stands in a departure's address where a cabin's slug would, for the property as a whole. */
export const propertySlug = 'property'

export type Departure = {
  /** The partner's page. Always built from an address in `content/`, never from the request. */
  url: string
  referral: Referral
}

/**
 * Where a guest without JavaScript goes and what is counted. Days that are missing or cannot be
 * are left out: the partner asks again, and nobody is turned away at the door to booking.
 * Null for an unknown slug.
 */
export function planDeparture(
  { clock }: Pick<Dependencies, 'clock'>,
  slug: string,
  days: { checkIn: string; checkOut: string },
): Departure | null {
  const cabin = slug === propertySlug ? null : cabinBySlug(slug)
  if (cabin === undefined) return null

  const checkIn = dayOrNull(days.checkIn)
  const checkOut = dayOrNull(days.checkOut)
  const isPossible = Object.keys(stayMistakes(clock, checkIn, checkOut)).length === 0
  const stay = isPossible && checkIn && checkOut ? { checkIn, checkOut } : null
  return {
    url: bookingUrl(cabin?.bookingUrl ?? site.bookingPartner.propertyUrl, stay),
    referral: {
      cabin: cabin?.slug ?? null,
      checkIn: stay?.checkIn ?? null,
      checkOut: stay?.checkOut ?? null,
      place: 'dates-form',
    },
  }
}

function dayOrNull(text: string): Day | null {
  return daySchema.safeParse(text).data ?? null
}
