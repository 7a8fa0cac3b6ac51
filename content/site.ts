import type { Site } from '#contracts/site/shapes.ts'

/**
 * The facts about the property and the switches where the specification leaves a choice.
 * Brand, address, telephone and every `.example` address are samples: `npm run preflight`
 * lists them until they are replaced.
 */
export const site: Site = {
  brand: 'Lone Oak',
  property: 'Cabins at Lone Oak',
  resortName: 'Lone Oak Resort',
  town: 'Wimberley',
  region: 'TX',
  address: {
    street: '100 Sample Ranch Road',
    city: 'Wimberley',
    region: 'TX',
    postalCode: '78676',
    country: 'US',
  },
  coordinates: { latitude: 29.9974, longitude: -98.0986 },
  phone: '(512) 555-0142',
  phoneHref: 'tel:+15125550142',
  email: 'hello@lone-oak.example',
  description:
    'Six small cabins under the live oaks of Wimberley, in the Texas Hill Country. Quiet mornings, clear springs, and a fire to end the day.',
  timeZone: 'America/Chicago',
  copyrightYear: 2025,
  advertised: { averageRating: '4.9+', cabins: 6, place: 'Wimberley, Texas' },
  reviewLinks: {
    searchListing: { label: 'Review us on Google', url: 'https://search.example/lone-oak' },
    socialReviews: {
      label: 'Review us on Facebook',
      url: 'https://social.example/lone-oak/reviews',
    },
  },
  bookingPartner: { name: 'Example Stays', propertyUrl: 'https://stays.example/lone-oak' },
  bookingTemplates: {
    'https://stays.example': '{url}?check_in={checkIn}&check_out={checkOut}&guests={guests}',
  },

  // 'contact' shows the contact screen instead; the status is 404 either way.
  unknownPath: 'not-found',
  // 'free' lets a guest arrive on the day another one leaves. `preflight` says how many nights 'booked' hides.
  turnoverDay: 'booked',
  // 'everyone' asks unhappy guests for a public review too, as review platforms demand.
  publicReviewLinks: 'happy',
  // Only when moving inside the site; a first visit is complete at once.
  cabinLoadDelayMs: 500,
}

/** Title of a page in the browser's tab: 'Texas Sage - Cabins at Lone Oak' (section 2). */
export function pageTitle(name: string): string {
  return `${name} - Cabins at ${site.brand}`
}
