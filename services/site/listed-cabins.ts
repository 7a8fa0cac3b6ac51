import type { ListedCabins } from '#contracts/listed-cabins.ts'
import type { Dependencies } from '../dependencies.ts'

/** All cabins in the owner's order, with absolute addresses. */
export function listCabins({ site, origin }: Pick<Dependencies, 'site' | 'origin'>): ListedCabins {
  const items = site.cabins.map((cabin) => ({
    slug: cabin.slug,
    name: cabin.name,
    description: cabin.description,
    bedrooms: cabin.bedrooms,
    bathrooms: cabin.bathrooms,
    sleeps: cabin.sleeps,
    amenities: [...cabin.amenities],
    page: `${origin}/cabins/${cabin.slug}`,
    availability: `${origin}/api/availability/${cabin.slug}`,
    calendar: `${origin}/api/availability/${cabin.slug}/feed.ics`,
    book: cabin.bookingUrl,
  }))
  return { items }
}
