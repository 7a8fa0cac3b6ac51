import { z } from 'zod'
import { cabinLimits } from '../cabin-limits.ts'
import { daySchema } from '../schemas.ts'
import { tooLong } from '../text.ts'
import { pricesSchema } from './prices.ts'
import { markdowns } from './markdown.ts'
import { bookingTemplateSchema, httpsUrl, slug, text, texts } from './shapes.ts'

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

const bedSchema = z.object({ type: z.enum(bedTypes), count: z.int().positive() })

/** To one decimal, so that the stars and the number beside them agree. */
export function shownRating(average: number): number {
  return Math.round(average * 10) / 10
}

/** A cabin in lists and on cards, as the owner describes it (specification, section 3). */
export const cabinSchema = z.object({
  id: z.string().min(1),
  slug,
  /** Also sent with reviews and stay links, which have this limit. */
  name: text.max(cabinLimits.name, tooLong(cabinLimits.name)),
  /** Its badge, a file in `public/emblems/` without `.svg`; a cabin without one shows its initials. */
  emblem: slug.optional(),
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
  bookingUrl: httpsUrl,
  description: text,
  /** Whether the group and event pages count this cabin. */
  countsForGroups: z.boolean(),
  amenities: z.array(text).min(3),
  /** Omit if guests learn them from the partner alone. */
  prices: pricesSchema.optional(),
  /** Where `reviews` and `rating` are to be told from those of this site. */
  isPartnersRating: z.boolean().optional(),
  /** While the owner has closed it: the first day on which guests can arrive again. */
  closedUntil: daySchema.optional(),
})

export const nearbyPlaceSchema = z.object({
  name: text,
  /** Shown before ' away', for example '5 min'. */
  distance: text,
  description: text,
})

/** A cabin as its own page shows it. */
export const detailedCabinSchema = cabinSchema.extend({
  location: text,
  longDescription: markdowns,
  nearby: z.array(nearbyPlaceSchema).min(1),
  rules: texts,
  petsAllowed: z.boolean().default(false),
})

export type Cabin = z.infer<typeof cabinSchema>
export type DetailedCabin = z.infer<typeof detailedCabinSchema>
export type NearbyPlace = z.infer<typeof nearbyPlaceSchema>

/** `cabins/<id>.yaml`: a cabin without its pictures, which are in the folder with its id. */
export const cabinDocumentSchema = z.strictObject({
  /** Position in the list of cabins, lowest first. */
  order: z.number(),
  ...detailedCabinSchema.omit({ id: true, slug: true, closedUntil: true, isPartnersRating: true })
    .shape,
  /** Address of its page; defaults to the id. */
  slug: slug.optional(),
  /** Previous names: reviews stored under one are shown under `name`. */
  formerNames: texts.optional(),
  /** How the partner's page of this cabin takes dates, if not as `bookingTemplates` in the facts. */
  bookingTemplate: bookingTemplateSchema.optional(),
  /** Drawings shown until the folder has photographs (`content/pictures/README.md`). */
  placeholders: z.array(z.string()).default([]),
})

export type CabinDocument = z.infer<typeof cabinDocumentSchema> & Pick<Cabin, 'id' | 'slug'>
