import { z } from 'zod'
import { emailSchema } from './email.ts'
import { guestLimits, inquiryLengths, reviewLengths } from './limits.ts'
import { daySchema } from './schemas.ts'

const token = z.string().max(200)

/** Body of `POST /api/openings`: tell me when these nights are free; days in the property's zone. */
export const openingRequestSchema = z.object({
  /** Slug. */
  cabin: z.string().max(reviewLengths.cabin),
  from: daySchema,
  /** The morning of departure. */
  to: daySchema,
  /** For the link in the mail. */
  guests: z.coerce
    .number()
    .int()
    .min(guestLimits.min)
    .max(guestLimits.max)
    .default(guestLimits.usual),
  email: emailSchema('Please enter your email address.').max(inquiryLengths.email),
})

/** Query of `GET /api/openings`. */
export const openingQuerySchema = z.object({ watch: token.optional() })

/** Body of `POST /api/openings/confirm` and `POST /api/openings/end`. */
export const openingTokenSchema = z.object({ watch: token })

/** `unconfirmed` until its mail is answered, `waiting` until the nights are free, then `told`. */
export const openingStates = ['unconfirmed', 'waiting', 'told'] as const

/** What a guest asked to hear about, without the address. */
export const openingSchema = z.object({
  /** `retired`: guests can no longer stay in the cabin, and it frees no days. */
  state: z.enum([...openingStates, 'retired']),
  /** The cabin's name and slug. */
  cabin: z.string(),
  slug: z.string(),
  from: daySchema,
  to: daySchema,
  guests: z.int(),
})

/** Response of `GET /api/openings`; null without a link, or with one that no longer works. */
export const openingAnswerSchema = z.object({ opening: openingSchema.nullable() })

/** Response to a request, the same whether it was new or known. */
export const openingReceiptSchema = z.object({ success: z.literal(true) })

export type OpeningRequest = z.infer<typeof openingRequestSchema>
export type OpeningState = (typeof openingStates)[number]
export type Opening = z.infer<typeof openingSchema>
export type OpeningAnswer = z.infer<typeof openingAnswerSchema>
