import { z } from 'zod'
import { writtenMailSchema } from './inquiry-answers.ts'
import { inquiryLengths } from './limits.ts'
import { multiline } from './text.ts'

/** Response of `GET` and `POST /api/admin/winners/{id}/letter`; the id is the entry's. */
export const winnerLetterSchema = z.object({
  /** Null until the winner is written to. */
  letter: writtenMailSchema.nullable(),
  /** Whether the site can send mail to guests. */
  canSend: z.boolean(),
  subject: z.string(),
  /** What a letter may begin with. */
  suggestion: z.string(),
  /** Where the winner's reply goes. */
  replyTo: z.string(),
  /** Appended to what the owner writes. */
  signature: z.string(),
})

/** Body of `POST /api/admin/winners/{id}/letter`. */
export const newLetterSchema = z.strictObject({
  text: multiline(inquiryLengths.answer).refine((text) => text !== '', 'Please write a letter.'),
})

/** Body of `PATCH /api/admin/winners/{id}/prize`. */
export const prizeMarkSchema = z.strictObject({ isSent: z.boolean() })

export type WinnerLetter = z.infer<typeof winnerLetterSchema>
