import { z } from 'zod'

/** As search engines name them (Google, vacation rentals). */
export const bedTypes = [
  'CaliforniaKing',
  'King',
  'Queen',
  'Full',
  'Double',
  'SemiDouble',
  'Single',
] as const

/** Features of a vacation rental that Google knows (its documentation of VacationRental). */
export const googleFeatures = [
  'ac',
  'airportShuttle',
  'balcony',
  'beachAccess',
  'childFriendly',
  'crib',
  'elevator',
  'fireplace',
  'freeBreakfast',
  'gymFitnessEquipment',
  'heating',
  'hotTub',
  'instantBookable',
  'internetType',
  'ironingBoard',
  'kitchen',
  'microwave',
  'outdoorGrill',
  'ovenStove',
  'parkingType',
  'patio',
  'petsAllowed',
  'pool',
  'poolType',
  'privateBeachAccess',
  'selfCheckinCheckout',
  'smokingAllowed',
  'tv',
  'washerDryer',
  'wheelchairAccessible',
  'wifi',
] as const
export type GoogleFeature = (typeof googleFeatures)[number]

const bedSchema = z.object({ type: z.enum(bedTypes), count: z.int().positive() })

/** Facts about one cabin as the owner writes them (specification, section 3). */
export const cabinSchema = z.object({
  id: z.string().min(1),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().min(1),
  /** Names it had before: reviews stored under one are shown under `name`. */
  formerNames: z.array(z.string().min(1)).optional(),
  bedrooms: z.int().positive(),
  /** Every bed: there may be more of them than bedrooms. */
  beds: z.array(bedSchema).min(1),
  /** A bath without a tub or shower counts half. */
  bathrooms: z.number().positive().multipleOf(0.5),
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
  /** Left out while the owner has not said so: search engines are then told nothing. */
  petsAllowed: z.boolean().optional(),
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

/** `cabins/<id>.yaml`: everything about one cabin but its pictures, which lie in a folder of its id. */
export const cabinDocumentSchema = z.strictObject({
  /** Cabins are listed by it, the lowest first. */
  order: z.number(),
  ...cabinSchema.omit({ id: true, slug: true }).shape,
  /** The address of its page; its id when left out. */
  slug: cabinSchema.shape.slug.optional(),
  ...cabinDetailsSchema.shape,
  /** Drawings of `content/pictures/library` that are shown until the folder holds photographs. */
  placeholders: z.array(z.string()).default([]),
})

export type CabinDocument = z.infer<typeof cabinDocumentSchema> & Pick<Cabin, 'id' | 'slug'>
