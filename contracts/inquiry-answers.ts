import { z } from 'zod'
import { inquiryLengths } from './limits.ts'
import { outboxStatuses } from './options.ts'
import { templateListSchema } from './reply-templates.ts'
import { multiline } from './text.ts'

/** A mail that an administrator wrote to a guest. */
export const writtenMailSchema = z.object({
  id: z.string(),
  subject: z.string(),
  text: z.string(),
  /** The administrator's username. */
  writtenBy: z.string(),
  /** ISO 8601, UTC. */
  writtenAt: z.iso.datetime(),
  status: z.enum(outboxStatuses),
  /** Null unless delivered, and some weeks later. */
  deliveredAt: z.iso.datetime().nullable(),
  /** Why it is not delivered; null if nothing went wrong. */
  lastError: z.string().nullable(),
})

/** Response of `GET` and `POST /api/admin/inquiries/{id}/answers`. */
export const threadSchema = z.object({
  /** In the order of writing. */
  answers: z.array(writtenMailSchema),
  /** Whether the site can send mail to guests. */
  canSend: z.boolean(),
  /** Subject of the next answer. */
  subject: z.string(),
  /** Where the guest's reply goes. */
  replyTo: z.string(),
  /** Appended to what the owner writes. */
  signature: z.string(),
  /** With the guest's name and dates filled in. */
  templates: templateListSchema,
})

/** Body of `POST /api/admin/inquiries/{id}/answers`. */
export const newAnswerSchema = z.strictObject({
  text: multiline(inquiryLengths.answer).refine((text) => text !== '', 'Please write an answer.'),
  /** How many answers the administrator saw: rejected if there are more. */
  seen: z.int().min(0).max(10_000),
})

export type Answer = z.infer<typeof writtenMailSchema>
export type Thread = z.infer<typeof threadSchema>
export type NewAnswer = z.infer<typeof newAnswerSchema>
