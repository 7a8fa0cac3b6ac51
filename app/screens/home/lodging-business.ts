import { site } from '#content/site.ts'
import { socialPictureUrl } from '#content/pictures/url.ts'
import heroPictures from '#pictures/home-hero.json'
import { postalAddress } from '../../parts/structured-data.ts'

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
    numberOfRooms: site.advertised.cabins,
  }
}
