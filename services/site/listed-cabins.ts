import { calendarAddress } from '../availability/availability-file.ts'
import { bookingUrl, type Stay } from '#contracts/booking.ts'
import type { ListedCabins, ListedCabinsQuery, StayOfCabin } from '#contracts/listed-cabins.ts'
import { nearbyStays } from '#contracts/nearby-stays.ts'
import type { Cabin, DetailedCabin } from '#contracts/site/cabins.ts'
import {
  findFreeCabins,
  nextCheckInOf,
  type AvailabilityDependencies,
} from '../availability/availability.ts'
import type { Dependencies } from '../dependencies.ts'
import { withRating, type Ratings } from '../reviews/ratings.ts'

type Deps = AvailabilityDependencies & Pick<Dependencies, 'origin'> & { ratings: Ratings }

interface Listed {
  answer: ListedCabins
  /** Null if it does not depend on days. */
  expiresAt: Temporal.Instant | null
}

/**
 * All cabins in the owner's order, with absolute addresses, and how each stands to a stay. Throws
 * `RuleError` for an invalid one.
 */
export function listCabins(deps: Deps, query: ListedCabinsQuery = {}): Listed {
  const { from, to, guests } = query
  if (from === undefined || to === undefined) {
    return {
      answer: { items: deps.site.cabins.map((cabin) => present(deps, cabin)) },
      expiresAt: null,
    }
  }
  const { answer, expiresAt } = findFreeCabins(deps, { from, to, guests: 1 })
  const stay = { checkIn: from, checkOut: to, ...(guests !== undefined && { guests }) }
  const stateOf = (cabin: Cabin): StayOfCabin['state'] => {
    if (cabin.sleeps < (guests ?? 1)) return 'tooSmall'
    return answer.cabins.find((each) => each.cabin === cabin.slug)?.state ?? 'unknown'
  }
  const items = deps.site.cabins.map((cabin) => {
    const state = stateOf(cabin)
    const mayBeBooked = state === 'free' || state === 'unknown'
    const nearest = mayBeBooked || state === 'tooSmall' ? null : nearestTo(deps, cabin, stay)
    return { ...present(deps, cabin, mayBeBooked ? stay : null), stay: { state, nearest } }
  })
  return { answer: { items }, expiresAt }
}

function nearestTo(deps: Deps, cabin: Cabin, stay: Stay): StayOfCabin['nearest'] {
  const { turnoverDay, bookingTemplates } = deps.site.facts
  const nights = deps.availability.stateOf(cabin.slug)?.nights
  if (!nights) return null
  const today = nextCheckInOf(deps)
  const [found] = nearbyStays(stay, [{ cabin: cabin.slug, nights }], { today, turnoverDay })
  if (!found) return null
  const nearest = { ...stay, ...found.stay }
  return {
    from: nearest.checkIn,
    to: nearest.checkOut,
    book: bookingUrl(cabin.bookingUrl, nearest, bookingTemplates),
  }
}

function present({ site, origin, ratings }: Deps, cabin: DetailedCabin, stay: Stay | null = null) {
  const { reviews, rating } = withRating(cabin, ratings, site.facts)
  const from = site.facts.ratings === 'own' ? 'this site' : 'booking partner'
  return {
    slug: cabin.slug,
    name: cabin.name,
    description: cabin.description,
    bedrooms: cabin.bedrooms,
    bathrooms: cabin.bathrooms,
    sleeps: cabin.sleeps,
    amenities: [...cabin.amenities],
    petsAllowed: cabin.petsAllowed,
    rating: reviews === 0 ? null : ({ average: rating, reviews, from } as const),
    page: `${origin}/cabins/${cabin.slug}`,
    availability: `${origin}/api/availability/${cabin.slug}`,
    calendar: calendarAddress(origin, cabin.slug),
    book: bookingUrl(cabin.bookingUrl, stay, site.facts.bookingTemplates),
  }
}
