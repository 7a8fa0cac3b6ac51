import { webpUrl } from '#content/pictures/url.ts'
import type { DetailedCabin } from '#contracts/site/cabins.ts'
import type { Documents } from '#contracts/site/documents.ts'
import type { PublicReview, ReviewSummary } from '#contracts/reviews.ts'
import type { Picture } from '#contracts/pictures.ts'
import { reviewTitle } from '../../../components/reviews/review-title.ts'
import { aggregateRating, logoUrl, postalAddress, timeOfDay } from '../../../structured-data.ts'

/** Search engines want coordinates to five decimals. */
const decimals = 5

interface Stay extends Pick<Documents, 'facts' | 'stay'> {
  pictures: readonly Picture[]
  /** The public reviews of the cabin that its page shows, and all of them in numbers. */
  reviews?: readonly PublicReview[] | undefined
  summary?: ReviewSummary | undefined
}

/** A cabin for search engines, with every property that VacationRental results require. */
export function vacationRental(
  origin: string,
  cabin: DetailedCabin,
  { facts, stay, pictures, reviews = [], summary }: Stay,
): object {
  const { latitude, longitude } = facts.coordinates
  return {
    '@context': 'https://schema.org',
    '@type': 'VacationRental',
    additionalType: 'Cabin',
    identifier: cabin.id,
    name: cabin.name,
    description: cabin.description,
    url: `${origin}/cabins/${cabin.slug}`,
    brand: { '@type': 'Brand', name: facts.property, logo: logoUrl(origin) },
    telephone: facts.phoneHref.replace('tel:', ''),
    ...(facts.priceRange && { priceRange: facts.priceRange }),
    address: postalAddress(facts.address),
    latitude: latitude.toFixed(decimals),
    longitude: longitude.toFixed(decimals),
    knowsLanguage: ['en-US'],
    checkinTime: timeOfDay(stay.times.checkInFrom),
    checkoutTime: timeOfDay(stay.times.checkOutUntil),
    image: pictures.map((picture) => `${origin}${webpUrl(picture)}`),
    containsPlace: accommodation(cabin, stay),
    ...rated(summary, reviews),
  }
}

/** Only what guests wrote here and the page shows; never the advertised numbers. */
function rated(summary: ReviewSummary | undefined, reviews: readonly PublicReview[]): object {
  if (!summary?.averages.overallRating || reviews.length === 0) return {}
  return {
    ...aggregateRating(summary),
    review: reviews.map((review) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: review.guestName },
      datePublished: review.submittedAt.slice(0, 10),
      name: reviewTitle(review),
      ...(review.reviewText && { reviewBody: review.reviewText }),
      reviewRating: {
        '@type': 'Rating',
        ratingValue: review.overallRating,
        bestRating: 5,
        worstRating: 1,
      },
    })),
  }
}

function accommodation(cabin: DetailedCabin, stay: Documents['stay']): object {
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
    // From the house rules.
    smokingAllowed: false,
    petsAllowed: cabin.petsAllowed,
    amenityFeature: featuresOf(cabin, stay).map((feature) => ({
      '@type': 'LocationFeatureSpecification',
      ...feature,
    })),
  }
}

/** Deduplicated: two amenities may map to the same one. */
function featuresOf(cabin: DetailedCabin, { amenities }: Documents['stay']) {
  const all = cabin.amenities.flatMap(
    (named) => amenities.find(({ name }) => name === named)?.inSearch ?? [],
  )
  return [...new Map(all.map((feature) => [feature.name, feature])).values()]
}
