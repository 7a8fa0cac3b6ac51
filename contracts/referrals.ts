import { z } from 'zod'
import { daySchema } from './schemas.ts'

/** Places on the site that link to the booking partner. */
export const referralPlaces = ['header', 'cabin-card', 'cabin-page', 'dates-form', 'other'] as const

/** A click to the booking partner: what was viewed, never who clicked. */
export const referralSchema = z.strictObject({
  /** Slug; null for the property's own page. */
  cabin: z.string().max(64).nullable(),
  checkIn: daySchema.nullable(),
  checkOut: daySchema.nullable(),
  place: z.enum(referralPlaces),
})

export type Referral = z.infer<typeof referralSchema>
export type ReferralPlace = (typeof referralPlaces)[number]
