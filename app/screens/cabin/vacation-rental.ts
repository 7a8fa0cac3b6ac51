import { cabinPageTimes } from '#content/check-in.ts'
import { pictureUrl } from '#content/pictures/url.ts'
import { site } from '#content/site.ts'
import type { Cabin } from '#contracts/cabins.ts'
import type { Picture } from '#contracts/pictures.ts'
import { postalAddress } from '../../parts/structured-data.ts'

/** Search engines want coordinates to five decimals. */
const decimals = 5

/** A cabin for search engines: every property that schema.org's VacationRental results require. */
export function vacationRental(origin: string, cabin: Cabin, pictures: readonly Picture[]): object {
  const { latitude, longitude } = site.coordinates
  return {
    '@context': 'https://schema.org',
    '@type': 'VacationRental',
    additionalType: 'Cabin',
    identifier: cabin.id,
    name: cabin.name,
    description: cabin.description,
    url: `${origin}/cabins/${cabin.slug}`,
    brand: { '@type': 'Brand', name: site.property },
    address: postalAddress(),
    latitude: latitude.toFixed(decimals),
    longitude: longitude.toFixed(decimals),
    checkinTime: cabinPageTimes.checkInFrom,
    checkoutTime: cabinPageTimes.checkOutUntil,
    image: pictures.map((picture) => `${origin}${largest(picture)}`),
    containsPlace: accommodation(cabin),
  }
}

function accommodation(cabin: Cabin): object {
  return {
    '@type': 'Accommodation',
    additionalType: 'EntirePlace',
    occupancy: { '@type': 'QuantitativeValue', value: cabin.sleeps },
    numberOfBedrooms: cabin.bedrooms,
    numberOfBathroomsTotal: cabin.bathrooms,
    bed: { '@type': 'BedDetails', numberOfBeds: cabin.bedrooms },
    amenityFeature: cabin.amenities.map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
  }
}

function largest(picture: Picture): string {
  return pictureUrl(picture, picture.widths.at(-1) ?? picture.width, 'webp')
}
