import { z } from 'zod'
import { daySchema } from './date-schemas.ts'

/** Where on the site a guest left for the booking partner. */
export const referralPlaces = ['header', 'cabin-card', 'cabin-page', 'dates-form', 'other'] as const

/** One referral to the booking partner: what was looked at, never who looked. */
export const referralSchema = z.strictObject({
  /** Slug of the cabin; null for the property's own page. */
  cabin: z.string().max(64).nullable(),
  checkIn: daySchema.nullable(),
  checkOut: daySchema.nullable(),
  place: z.enum(referralPlaces),
})

export type Referral = z.infer<typeof referralSchema>
export type ReferralPlace = (typeof referralPlaces)[number]
