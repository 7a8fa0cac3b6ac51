import { z } from 'zod'
import { inquiryLengths } from './limits.ts'

/** Whose data is meant; the same address in other letters is the same guest. */
const guestEmail = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(
    z
      .email('Please enter a full e-mail address, such as name@example.com.')
      .max(inquiryLengths.email),
  )

/** Query of `GET /api/admin/guest-data` and its export, and body of `DELETE`. */
export const guestDataQuerySchema = z.strictObject({ email: guestEmail })

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
