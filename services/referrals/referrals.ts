import type { Referral } from '#contracts/referrals.ts'
import { insertReferral } from '#store/referrals/referrals.ts'
import { cabinBySlug } from '../cabins/cabin-names.ts'
import type { Dependencies } from '../dependencies.ts'
import { RuleError, type FieldErrors } from '../errors.ts'
import { stayMistakes } from '../availability/availability.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import { daySchema } from '#contracts/schemas.ts'
import type { Day } from '#contracts/dates.ts'
import { firstNightNotFree } from '#contracts/nights.ts'
import { leadsTo } from '../site/moved-cabins.ts'
import type { Site } from '../site/site.ts'
import { bookingUrl, type Stay } from '#contracts/booking.ts'
import { sourceOf } from './source.ts'

/** Counts one click to the booking partner, from a page of `ownHost`. Throws `RuleError` for invalid values. */
export async function recordReferral(
  { db, clock, site }: Pick<Dependencies, 'db' | 'clock' | 'site'>,
  { cameFrom, ...referral }: Referral,
  ownHost: string,
): Promise<void> {
  const mistakes = {
    ...cabinErrors(site, referral.cabin),
    ...stayMistakes({ clock, site }, referral.checkIn, referral.checkOut),
  }
  if (Object.keys(mistakes).length > 0) {
    throw new RuleError('This referral does not fit the cabins or the calendar.', mistakes)
  }
  const source = sourceOf(cameFrom, ownHost)
  await insertReferral(db, { ...referral, source, createdAt: clock.now() })
}

function cabinErrors(site: Site, slug: string | null): FieldErrors {
  return slug === null || cabinBySlug(site, slug)
    ? {}
    : { cabin: 'There is no cabin of this name.' }
}

/** Used in a referral URL instead of a cabin's slug, for the property as a whole. */
export const propertySlug = 'property'

export interface ReferralPlan {
  /** Always built from the owner's URLs and from dates, never from the raw request. */
  url: string
  /** Null if the guest stays on our site: nothing is counted then. */
  referral: Referral | null
}

/**
 * Where to send a guest without JavaScript, and what to count. Missing or invalid dates are left
 * out: the partner asks again, and no guest is blocked from booking. Only dates known to be booked
 * lead back, to the search, which says so and shows what is free. A retired cabin
 * redirects as its page does, keeping the dates. Null for an unknown slug.
 */
export function planReferral(
  deps: Pick<Dependencies, 'clock' | 'availability' | 'site'>,
  slug: string,
  days: { checkIn: string; checkOut: string },
): ReferralPlan | null {
  const cabin = slug === propertySlug ? null : cabinBySlug(deps.site, slug)
  const stay = possibleStay(deps, days)
  if (cabin === undefined) {
    const moved = deps.site.retired.find((retired) => retired.slug === slug)
    return moved ? { url: withDates(leadsTo(deps.site, moved), stay), referral: null } : null
  }

  const { bookingPartner, bookingTemplates } = deps.site.facts
  if (cabin && stay && isBooked(deps, cabin, stay)) {
    return { url: withDates('/cabins', stay, { cabin: cabin.slug }), referral: null }
  }
  return {
    url: bookingUrl(cabin?.bookingUrl ?? bookingPartner.propertyUrl, stay, bookingTemplates),
    referral: {
      cabin: cabin?.slug ?? null,
      checkIn: stay?.checkIn ?? null,
      checkOut: stay?.checkOut ?? null,
      place: 'dates-form',
    },
  }
}

function possibleStay(
  deps: Pick<Dependencies, 'clock' | 'site'>,
  days: { checkIn: string; checkOut: string },
): Stay | null {
  const checkIn = dayOrNull(days.checkIn)
  const checkOut = dayOrNull(days.checkOut)
  const isPossible = Object.keys(stayMistakes(deps, checkIn, checkOut)).length === 0
  return isPossible && checkIn && checkOut ? { checkIn, checkOut } : null
}

/** False if unknown: the partner knows. */
function isBooked(
  { availability, site }: Pick<Dependencies, 'availability' | 'site'>,
  cabin: Cabin,
  stay: Stay,
): boolean {
  const nights = availability.stateOf(cabin.slug)?.nights
  const inTheWay = nights && firstNightNotFree(stay, nights, site.facts.turnoverDay)
  return Boolean(inTheWay && inTheWay.why !== 'unknown')
}

function withDates(path: string, stay: Stay | null, more: Record<string, string> = {}): string {
  if (!stay) return path
  const [page = '', section] = path.split('#', 2)
  const query = new URLSearchParams({ from: stay.checkIn, to: stay.checkOut, ...more })
  return section === undefined ? `${page}?${query}` : `${page}?${query}#${section}`
}

function dayOrNull(text: string): Day | null {
  return daySchema.safeParse(text).data ?? null
}

/** Every origin a guest may be sent to for booking, each once. */
export function bookingOrigins({ facts, cabins }: Site): string[] {
  const addresses = [facts.bookingPartner.propertyUrl, ...cabins.map((cabin) => cabin.bookingUrl)]
  return [...new Set(addresses.map((address) => new URL(address).origin))]
}
