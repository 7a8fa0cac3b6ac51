import { z } from 'zod'
import { reviewLengths } from './limits.ts'
import { daySchema, pageQuery } from './schemas.ts'
import { stayLinkStates } from './stay-link-state.ts'
import { stayTokenPattern } from './stay-token.ts'
import { singleLine } from './text.ts'

const dayOfStay = z.iso.date('Please choose a date.')

/** Body of `POST /api/admin/stay-links`. Days are at the property. */
export const newStayLinkSchema = z.strictObject({
  /** The cabin's name. */
  cabin: singleLine(reviewLengths.cabin, 'Please choose a cabin.'),
  checkIn: dayOfStay,
  checkOut: dayOfStay,
})

/** A link as the owner sees it. The token is never shown again. */
export const adminStayLinkSchema = z.object({
  id: z.string(),
  cabin: z.string(),
  checkIn: daySchema,
  checkOut: daySchema,
  /** The last day it works. */
  expiresOn: daySchema,
  isExpired: z.boolean(),
  /** ISO 8601, UTC; null if unused. */
  reviewUsedAt: z.iso.datetime().nullable(),
  entryUsedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  /** The administrator's username. */
  createdBy: z.string(),
})

export const adminStayLinkListSchema = z.array(adminStayLinkSchema)

export const adminStayLinkQuerySchema = z.object(pageQuery)

/** Response to a new link, the only one that contains it. */
export const madeStayLinkSchema = z.object({
  ...adminStayLinkSchema.shape,
  /** For the guest. */
  url: z.url(),
  /** The same as a QR code, an SVG document. */
  qr: z.string(),
})

/** Query of `GET /api/stay-links`. */
export const stayLinkQuerySchema = z.object({ stay: z.string().regex(stayTokenPattern) })

/** A link as the guest who has it sees it. */
export const stayLinkSchema = z.object({
  /** The cabin's name. */
  cabin: z.string(),
  /** The cabin's slug; null if there is no such cabin any more. */
  slug: z.string().nullable(),
  /** From this day on it works. */
  checkIn: daySchema,
  /** For the form's field: 'March 2025'. */
  stayDates: z.string(),
  review: z.enum(stayLinkStates),
  entry: z.enum(stayLinkStates),
})

export type NewStayLink = z.infer<typeof newStayLinkSchema>
export type AdminStayLink = z.infer<typeof adminStayLinkSchema>
export type MadeStayLink = z.infer<typeof madeStayLinkSchema>
export type StayLink = z.infer<typeof stayLinkSchema>
