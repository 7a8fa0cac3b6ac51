import { z } from 'zod'

/** Facts about one cabin as the owner writes them (specification, section 3). */
export const cabinSchema = z.object({
  id: z.string().min(1),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().min(1),
  /** Names it had before: reviews stored under one are shown under `name`. */
  formerNames: z.array(z.string().min(1)).optional(),
  bedrooms: z.int().positive(),
  bathrooms: z.int().positive(),
  sleeps: z.int().positive(),
  /** How many reviews the booking partner counts; advertised, not computed. */
  reviews: z.int().nonnegative(),
  /** Stars out of 5, advertised. */
  rating: z.number().min(1).max(5),
  /** The partner's page for this cabin, without dates. */
  bookingUrl: z.url({ protocol: /^https$/ }),
  location: z.string().min(1),
  description: z.string().min(1),
  /** Whether the group and event pages count this cabin (five of the six do). */
  countsForGroups: z.boolean(),
  amenities: z.array(z.string().min(1)).min(3),
})

export const nearbyPlaceSchema = z.object({
  name: z.string().min(1),
  /** As shown before ' away', for example '5 min'. */
  distance: z.string().min(1),
  description: z.string().min(1),
})

/** What only the cabin's own page needs, kept apart so that cards stay light. */
export const cabinDetailsSchema = z.object({
  longDescription: z.array(z.string().min(1)).min(1),
  nearby: z.array(nearbyPlaceSchema).min(1),
  rules: z.array(z.string().min(1)).min(1),
})

export type Cabin = z.infer<typeof cabinSchema>
export type CabinDetails = z.infer<typeof cabinDetailsSchema>
export type NearbyPlace = z.infer<typeof nearbyPlaceSchema>
