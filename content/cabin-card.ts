import type { Cabin } from '#contracts/cabins.ts'

/** The fixed words of cabin cards and picture grids (specification, section 2). */
export const cabinCard = {
  noImage: 'No image available',
  more: (count: number) => `+${count} more`,
  reviews: (count: number) => `${count} ${count === 1 ? 'review' : 'reviews'}`,
  details: 'View Details',
  book: 'Book Now',
} as const

/** '1 bed • 1 bath • Sleeps 2' */
export function roomsLine({ bedrooms, bathrooms, sleeps }: Cabin): string {
  const beds = `${bedrooms} ${bedrooms === 1 ? 'bed' : 'beds'}`
  const baths = `${bathrooms} ${bathrooms === 1 ? 'bath' : 'baths'}`
  return `${beds} • ${baths} • Sleeps ${sleeps}`
}
