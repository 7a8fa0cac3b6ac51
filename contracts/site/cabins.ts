import { z } from 'zod'
import { bookingTemplateSchema } from './shapes.ts'

/** Google's names (vacation rentals). */
export const bedTypes = [
  'CaliforniaKing',
  'King',
  'Queen',
  'Full',
  'Double',
  'SemiDouble',
  'Single',
] as const

/** Amenities Google knows (its documentation of VacationRental). */
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

/** Facts about one cabin, written by the owner (specification, section 3). */
export const cabinSchema = z.object({
  id: z.string().min(1),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().min(1),
  /** Previous names: reviews stored under one are shown under `name`. */
  formerNames: z.array(z.string().min(1)).optional(),
  bedrooms: z.int().positive(),
  /** All beds; there may be more than bedrooms. */
  beds: z.array(bedSchema).min(1),
  /** A bath without a tub or shower counts half. */
  bathrooms: z.number().positive().multipleOf(0.5),
  sleeps: z.int().positive(),
  /** The booking partner's review count; advertised, not computed. */
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
  /** Omit if undecided: search engines are then told nothing. */
  petsAllowed: z.boolean().optional(),
})

export const nearbyPlaceSchema = z.object({
  name: z.string().min(1),
  /** Shown before ' away', for example '5 min'. */
  distance: z.string().min(1),
  description: z.string().min(1),
})

/** Details only the cabin's page needs, kept out of the cards. */
export const cabinDetailsSchema = z.object({
  longDescription: z.array(z.string().min(1)).min(1),
  nearby: z.array(nearbyPlaceSchema).min(1),
  rules: z.array(z.string().min(1)).min(1),
})

export type Cabin = z.infer<typeof cabinSchema>
export type CabinDetails = z.infer<typeof cabinDetailsSchema>
export type NearbyPlace = z.infer<typeof nearbyPlaceSchema>

/**
 * `cabins/<id>.yaml`: everything about a cabin but its pictures, which are in a folder named by its
 * id.
 */
export const cabinDocumentSchema = z.strictObject({
  /** Position in the list of cabins, lowest first. */
  order: z.number(),
  ...cabinSchema.omit({ id: true, slug: true }).shape,
  /** Address of its page; defaults to the id. */
  slug: cabinSchema.shape.slug.optional(),
  ...cabinDetailsSchema.shape,
  /** How the partner's page of this cabin takes dates, if not as `bookingTemplates` in the facts. */
  bookingTemplate: bookingTemplateSchema.optional(),
  /** Drawings shown until the folder has photographs (`content/pictures/README.md`). */
  placeholders: z.array(z.string()).default([]),
})

export type CabinDocument = z.infer<typeof cabinDocumentSchema> & Pick<Cabin, 'id' | 'slug'>
