import type { ApiKey } from '../../queries.ts'

/** The query for the booked days of a cabin. */
export function availabilityKey(slug: string): ApiKey {
  return [`/api/availability/${slug}`]
}
