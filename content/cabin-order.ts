import type { Cabin } from '#contracts/site/cabins.ts'
import type { CabinOrder } from '#contracts/options.ts'

/** What the sort control calls each order; the cabins carry no prices, bedrooms stand for them. */
export const cabinOrderLabels: Readonly<Record<CabinOrder, string>> = {
  'no-sorting': 'Featured',
  'price-low': 'Fewest bedrooms first',
  'price-high': 'Most bedrooms first',
  rating: 'Highest rated',
  reviews: 'Most reviews',
}

const compare: Readonly<Record<CabinOrder, (a: Cabin, b: Cabin) => number>> = {
  'no-sorting': () => 0,
  'price-low': (a, b) => a.bedrooms - b.bedrooms,
  'price-high': (a, b) => b.bedrooms - a.bedrooms,
  rating: (a, b) => b.rating - a.rating,
  reviews: (a, b) => b.reviews - a.reviews,
}

/** A sorted copy (specification, section 4); equal cabins keep the order they came in. */
export function sortCabins(cabins: readonly Cabin[], order: CabinOrder): Cabin[] {
  return cabins.toSorted(compare[order])
}
