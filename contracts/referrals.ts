import { z } from 'zod'
import { longestSource } from './limits.ts'
import { daySchema } from './schemas.ts'

/** Places on the site that link to the booking partner. */
export const referralPlaces = ['header', 'cabin-card', 'cabin-page', 'dates-form', 'other'] as const

/** What led guests here before they left for the partner; `direct` is no link at all. */
export const referralSources = ['search', 'social', 'assistant', 'other', 'direct'] as const

/** A click to the booking partner: what was viewed, never who clicked. */
export const referralSchema = z.strictObject({
  /** Slug; null for the property's own page. */
  cabin: z.string().max(64).nullable(),
  checkIn: daySchema.nullable(),
  checkOut: daySchema.nullable(),
  place: z.enum(referralPlaces),
  /**
   * Host of the site that linked here or the `utm_source` of its link, empty without either. Only
   * what kind of site it is gets stored; absent if it is not known.
   */
  cameFrom: z.string().max(longestSource).optional(),
})

export type Referral = z.infer<typeof referralSchema>
export type ReferralSource = (typeof referralSources)[number]
export type ReferralPlace = (typeof referralPlaces)[number]
