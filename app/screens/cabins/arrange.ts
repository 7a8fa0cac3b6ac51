import type { FreeCabins, StayState } from '#contracts/availability.ts'
import type { CabinOrder } from '#contracts/orders.ts'
import type { Cabin } from '#contracts/site/cabins.ts'

const compare: Readonly<Record<CabinOrder, (a: Cabin, b: Cabin) => number>> = {
  'no-sorting': () => 0,
  'price-low': (a, b) => a.bedrooms - b.bedrooms,
  'price-high': (a, b) => b.bedrooms - a.bedrooms,
  rating: (a, b) => ratingOf(b) - ratingOf(a),
  reviews: (a, b) => b.reviews - a.reviews,
}

/** A cabin without reviews has none. */
function ratingOf({ reviews, rating }: Cabin): number {
  return reviews && rating
}

/** A sorted copy (specification, section 4); equal cabins keep their order. */
export function sortCabins(cabins: readonly Cabin[], order: CabinOrder): Cabin[] {
  return cabins.toSorted(compare[order])
}

export interface ShownCabin {
  cabin: Cabin
  /** Null before a search or its answer. */
  state: StayState | null
}

const rank: Readonly<Record<StayState, number>> = { free: 0, unknown: 1, notOpen: 2, booked: 3 }

/** Free cabins first, then unknown, then booked. Cabins not in the answer are too small. */
export function arrange(cabins: readonly Cabin[], answer: FreeCabins | undefined): ShownCabin[] {
  if (!answer) return cabins.map((cabin) => ({ cabin, state: null }))
  const states = new Map(answer.cabins.map(({ cabin, state }) => [cabin, state]))
  return cabins
    .flatMap((cabin) => {
      const state = states.get(cabin.slug)
      return state ? [{ cabin, state }] : []
    })
    .toSorted((a, b) => rank[a.state] - rank[b.state])
}

/** Whether a cabin is not to be had, so that its nearest free days help. */
export function isAnyShut(answer: FreeCabins): boolean {
  return countOf('booked', answer) + countOf('notOpen', answer) > 0
}

/** Whether a guest needs other days: no cabin may be free, and at least one is booked. */
export function isOnlyBooked(answer: FreeCabins): boolean {
  return countOf('free', answer) === 0 && isAnyShut(answer)
}

/** How many are free; null if none is known to be, but one may be. */
export function freeIn(answer: FreeCabins): number | null {
  const free = countOf('free', answer)
  return free === 0 && countOf('unknown', answer) > 0 ? null : free
}

export function countOf(state: StayState, answer: FreeCabins): number {
  return answer.cabins.filter((cabin) => cabin.state === state).length
}
