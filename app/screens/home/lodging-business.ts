import { cabinPageTimes } from '#content/check-in.ts'
import { petsInSearch } from '#content/search-features.ts'
import { site } from '#content/site.ts'
import { socialPictureUrl } from '#content/pictures/url.ts'
import heroPictures from '#pictures/home-hero.json'
import { logoUrl, postalAddress, timeOfDay } from '../../structured-data.ts'

/**
 * The property for search engines (schema.org). It claims no rating: the advertised figure comes
 * from the booking partner, and a rating may only be given for reviews that stand on the page.
 */
export function lodgingBusiness(origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'LodgingBusiness',
    '@id': `${origin}/#lodging`,
    name: site.property,
    description: site.description,
    url: `${origin}/`,
    telephone: site.phoneHref.replace('tel:', ''),
    email: site.email,
    address: postalAddress(),
    geo: { '@type': 'GeoCoordinates', ...site.coordinates },
    image: heroPictures.map((picture) => `${origin}${socialPictureUrl(picture)}`),
    logo: logoUrl(origin),
    numberOfRooms: site.advertised.cabins,
    checkinTime: timeOfDay(cabinPageTimes.checkInFrom),
    checkoutTime: timeOfDay(cabinPageTimes.checkOutUntil),
    petsAllowed: petsInSearch,
    ...(site.priceRange && { priceRange: site.priceRange }),
  }
}

/** The site as a whole, so that search results carry its name. */
export function webSite(origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    url: `${origin}/`,
    name: site.property,
    alternateName: site.brand,
    inLanguage: 'en-US',
    publisher: { '@id': `${origin}/#lodging` },
  }
}
