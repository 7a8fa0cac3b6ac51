import { cabinPageTimes } from '#content/check-in.ts'
import { webpUrl } from '#content/pictures/url.ts'
import { searchFeatures, type SearchFeature } from '#content/search-features.ts'
import { site } from '#content/site.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import type { Picture } from '#contracts/pictures.ts'
import { logoUrl, postalAddress, timeOfDay } from '../../../structured-data.ts'

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
    brand: { '@type': 'Brand', name: site.property, logo: logoUrl(origin) },
    telephone: site.phoneHref.replace('tel:', ''),
    ...(site.priceRange && { priceRange: site.priceRange }),
    address: postalAddress(site.address),
    latitude: latitude.toFixed(decimals),
    longitude: longitude.toFixed(decimals),
    knowsLanguage: ['en-US'],
    checkinTime: timeOfDay(cabinPageTimes.checkInFrom),
    checkoutTime: timeOfDay(cabinPageTimes.checkOutUntil),
    image: pictures.map((picture) => `${origin}${webpUrl(picture)}`),
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
    bed: cabin.beds.map(({ type, count }) => ({
      '@type': 'BedDetails',
      numberOfBeds: count,
      typeOfBed: type,
    })),
    // The house rules say so.
    smokingAllowed: false,
    ...(cabin.petsAllowed !== undefined && { petsAllowed: cabin.petsAllowed }),
    amenityFeature: featuresOf(cabin).map((feature) => ({
      '@type': 'LocationFeatureSpecification',
      ...feature,
    })),
  }
}

/** Each once, though two amenities may come to the same. */
function featuresOf({ amenities }: Cabin): SearchFeature[] {
  const all = amenities.flatMap((name) => searchFeatures[name] ?? [])
  return [...new Map(all.map((feature) => [feature.name, feature])).values()]
}
