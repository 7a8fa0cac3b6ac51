import { z } from 'zod'
import { emailSchema } from './email.ts'
import { inquiryLengths } from './limits.ts'
import { guestDataMessages } from './messages.ts'
import './plain-words.ts'

/** Not case-sensitive. */
const guestEmail = z
  .string()
  .meta({ format: 'email', maxLength: inquiryLengths.email })
  .trim()
  .toLowerCase()
  .pipe(emailSchema().max(inquiryLengths.email))

/** Body of lookup and export: request addresses end up in logs, bodies do not. */
export const guestDataRequestSchema = z.strictObject({ email: guestEmail })

/** Body of the deletion: the address twice, the second as typed to confirm. */
export const guestDataDeletionSchema = z
  .strictObject({ email: guestEmail, confirmation: guestEmail })
  .refine(({ email, confirmation }) => email === confirmation, {
    path: ['confirmation'],
    message: guestDataMessages.mismatch,
  })

/** How many records are on file for a guest, or were deleted. */
export const guestDataSchema = z.object({
  reviews: z.int(),
  inquiries: z.int(),
  entries: z.int(),
  /** Photos and videos of contest entries. */
  files: z.int(),
  /** Requests to hear when days open. */
  openings: z.int(),
  notifications: z.int(),
})

export type GuestData = z.infer<typeof guestDataSchema>
