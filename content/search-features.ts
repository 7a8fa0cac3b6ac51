import type { GoogleFeature } from '#contracts/site/cabins.ts'

/** What search engines call an amenity of ours; `value` is true, or what kind of it there is. */
export interface SearchFeature {
  name: GoogleFeature
  value: true | 'Free'
}

/**
 * Our amenities by the names that Google knows for vacation rentals; it passes over all others, so
 * what has no name there is left out.
 */
export const searchFeatures: Readonly<Partial<Record<string, readonly SearchFeature[]>>> = {
  'High-Speed WiFi': [yes('wifi'), { name: 'internetType', value: 'Free' }],
  'Full Kitchen': [yes('kitchen'), yes('ovenStove')],
  'Free Parking': [{ name: 'parkingType', value: 'Free' }],
  'Streaming TV': [yes('tv')],
  'Air Conditioning': [yes('ac')],
  'Covered Porch': [yes('patio')],
  'Charcoal Grill': [yes('outdoorGrill')],
}

/** As the terms of service say it. */
export const petsInSearch = 'Only in pet-friendly cabins, for a fee. Service animals always.'

function yes(name: GoogleFeature): SearchFeature {
  return { name, value: true }
}
