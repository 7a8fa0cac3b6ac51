import { z } from 'zod'
import { mailText, nextMailSchema, writtenMailSchema } from './written-mail.ts'

const templateSchema = z.object({ id: z.string(), name: z.string(), text: z.string() })

/** Response of `GET` and `POST /api/admin/inquiries/{id}/answers`. */
export const threadSchema = nextMailSchema.extend({
  /** In the order of writing. */
  answers: z.array(writtenMailSchema),
  /** With the guest's name and dates filled in. */
  templates: z.array(templateSchema),
})

/** Body of `POST /api/admin/inquiries/{id}/answers`. */
export const newAnswerSchema = z.strictObject({
  text: mailText('Please write an answer.'),
  /** How many answers the administrator saw: rejected if there are more. */
  seen: z.int().min(0).max(10_000),
})

export type ReplyTemplate = z.infer<typeof templateSchema>
export type Thread = z.infer<typeof threadSchema>
export type NewAnswer = z.infer<typeof newAnswerSchema>
