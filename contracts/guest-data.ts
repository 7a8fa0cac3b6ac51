import { z } from 'zod'
import { inquiryLengths } from './limits.ts'
import { guestDataMessages } from './messages.ts'

/** Whose data is meant; the same address in other letters is the same guest. */
const guestEmail = z
  .string()
  .meta({ format: 'email', maxLength: inquiryLengths.email })
  .trim()
  .toLowerCase()
  .pipe(
    z
      .email('Please enter a full e-mail address, such as name@example.com.')
      .max(inquiryLengths.email),
  )

/** What looking up and exporting take: in a body, since addresses of requests are noted in places. */
export const guestDataRequestSchema = z.strictObject({ email: guestEmail })

/** What deleting takes: the same address twice, the second as it was typed to confirm. */
export const guestDataDeletionSchema = z
  .strictObject({ email: guestEmail, confirmation: guestEmail })
  .refine(({ email, confirmation }) => email === confirmation, {
    path: ['confirmation'],
    message: guestDataMessages.mismatch,
  })

/** How much is held about a guest, or was until it was deleted. */
export const guestDataSchema = z.object({
  reviews: z.int(),
  inquiries: z.int(),
  entries: z.int(),
  /** Photos and videos of the entries. */
  files: z.int(),
  notifications: z.int(),
})

export type GuestData = z.infer<typeof guestDataSchema>

/** Answer of `GET /api/admin/erasure`. */
export const erasureSchema = z.object({ waitingSince: z.iso.datetime().nullable() })

export type ErasureState = z.infer<typeof erasureSchema>
