import { webpUrl } from '#content/pictures/url.ts'
import type { Album } from '#contracts/pictures.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import type { Documents } from '#contracts/site/documents.ts'
import { logoUrl, postalAddress, timeOfDay } from '../../structured-data.ts'

type Facts = Documents['facts']

interface Lodging extends Pick<Documents, 'facts' | 'stay'> {
  cabins: readonly Cabin[]
  pictures: Album
}

/**
 * The property for search engines (schema.org). Claims no rating: the advertised one comes from the
 * booking partner, and only reviews on the page may be rated.
 */
export function lodgingBusiness(origin: string, lodging: Lodging): object {
  const { facts, cabins, stay, pictures } = lodging
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
