import { z } from 'zod'
import { inquiryLengths } from './limits.ts'
import { outboxStatuses } from './options.ts'
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

/** The mail that can be written to a guest next. */
export const nextMailSchema = z.object({
  /** Whether the site can send mail to guests. */
  canSend: z.boolean(),
  subject: z.string(),
  /** Where the guest's reply goes. */
  replyTo: z.string(),
  /** Appended to what the owner writes. */
  signature: z.string(),
})

/** What the owner writes; `missing` says what to do about an empty text. */
export function mailText(missing: string) {
  return multiline(inquiryLengths.answer).refine((text) => text !== '', missing)
}

export type WrittenMail = z.infer<typeof writtenMailSchema>
export type NextMail = z.infer<typeof nextMailSchema>
