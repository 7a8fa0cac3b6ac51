import { webpUrl } from '#content/pictures/url.ts'
import type { ReviewSummary } from '#contracts/reviews.ts'
import type { Album } from '#contracts/pictures.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import type { Documents } from '#contracts/site/documents.ts'
import { aggregateRating, logoUrl, postalAddress, timeOfDay } from '../../structured-data.ts'

type Facts = Documents['facts']

interface Lodging extends Pick<Documents, 'facts' | 'stay'> {
  cabins: readonly Cabin[]
  pictures: Album
  /** Of the reviews on this site, where its pages show that average. */
  summary?: ReviewSummary | undefined
}

/**
 * The property for search engines (schema.org). Claims no advertised rating: that comes from the
 * booking partner, and only reviews on this site may be rated.
 */
export function lodgingBusiness(origin: string, lodging: Lodging): object {
  const { facts, cabins, stay, pictures, summary } = lodging
  return {
    '@context': 'https://schema.org',
    '@type': 'LodgingBusiness',
    '@id': `${origin}/#lodging`,
    name: facts.property,
    description: facts.description,
    url: `${origin}/`,
    telephone: facts.phoneHref.replace('tel:', ''),
    email: facts.email,
    address: postalAddress(facts.address),
    geo: { '@type': 'GeoCoordinates', ...facts.coordinates },
    image: pictures.map((picture) => `${origin}${webpUrl(picture)}`),
    logo: logoUrl(origin),
    numberOfRooms: cabins.length,
    checkinTime: timeOfDay(stay.times.checkInFrom),
    checkoutTime: timeOfDay(stay.times.checkOutUntil),
    petsAllowed: stay.pets,
    ...(summary && aggregateRating(summary)),
    ...(facts.priceRange && { priceRange: facts.priceRange }),
  }
}

/** The whole site, so that search results show its name. */
export function webSite(origin: string, facts: Facts): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    url: `${origin}/`,
    name: facts.property,
    alternateName: facts.brand,
    inLanguage: 'en-US',
    publisher: { '@id': `${origin}/#lodging` },
  }
}
