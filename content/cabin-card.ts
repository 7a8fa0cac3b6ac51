import type { StayState } from '#contracts/availability.ts'
import type { Cabin } from '#contracts/site/cabins.ts'

/** The fixed words of cabin cards and picture grids (specification, section 2). */
export const cabinCard = {
  pause: 'Pause pictures',
  play: 'Play pictures',
  noImage: 'No image available',
  more: (count: number) => `+${count} more`,
  book: 'Book Now',
  closed: (day: string) => `Closed until ${day}`,
} as const

/** Follows a figure that is not from reviews on this site. */
export const atPartner = 'at our booking partner'

/** '13 reviews', '13 reviews at our booking partner' */
export function reviewsLine({
  reviews,
  isPartnersRating,
}: Pick<Cabin, 'reviews' | 'isPartnersRating'>): string {
  const count = `${reviews} ${reviews === 1 ? 'review' : 'reviews'}`
  return isPartnersRating ? `${count} ${atPartner}` : count
}

/** Shown beside chosen days that are not free. */
export const shutMarks: Partial<Record<StayState, string>> = {
  booked: 'Already booked',
  notOpen: 'Not open yet',
}

export const sleepsAtMost = (count: number) => `Sleeps ${count} at most`

/** Where the reviews of one cabin are. */
export function cabinReviews({ name }: Pick<Cabin, 'name'>): string {
  return `/reviews?${new URLSearchParams({ cabin: name })}`
}

/** '1 bed • 1 bath • Sleeps 2' */
export function roomsLine({ beds, bathrooms, sleeps }: Cabin, between = ' • '): string {
  return [counted(countBeds(beds), 'bed'), counted(bathrooms, 'bath'), `Sleeps ${sleeps}`].join(
    between,
  )
}

export function countBeds(beds: Cabin['beds']): number {
  return beds.reduce((sum, { count }) => sum + count, 0)
}

/** '1 bath', '2 baths'; halves and one and a half too: '0.5 bath', '1.5 baths'. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count > 1 ? 's' : ''}`
}
