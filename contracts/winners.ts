import { z } from 'zod'
import { mailText, nextMailSchema, writtenMailSchema } from './written-mail.ts'

/** Response of `GET` and `POST /api/admin/winners/{id}/letter`; the id is the entry's. */
export const winnerLetterSchema = nextMailSchema.extend({
  /** Null until the winner is written to. */
  letter: writtenMailSchema.nullable(),
  /** What a letter may begin with. */
  suggestion: z.string(),
})

/** Body of `POST /api/admin/winners/{id}/letter`. */
export const newLetterSchema = z.strictObject({ text: mailText('Please write a letter.') })

/** Body of `PATCH /api/admin/winners/{id}/prize`. */
export const prizeMarkSchema = z.strictObject({ isSent: z.boolean() })

export type WinnerLetter = z.infer<typeof winnerLetterSchema>
