import type { Answer } from '#contracts/inquiry-answers.ts'
import type { OutboxStatus } from '#contracts/options.ts'

export interface WrittenMail {
  id: string
  subject: string
  text: string
  writtenBy: string
  writtenAt: Temporal.Instant
  status: OutboxStatus
  deliveredAt: Temporal.Instant | null
  lastError: string | null
}

/** A mail that an administrator wrote to a guest, and what became of it. */
export function presentWrittenMail(mail: WrittenMail): Answer {
  const { id, subject, text, writtenBy, writtenAt, status, deliveredAt, lastError } = mail
  return {
    id,
    subject,
    text,
    writtenBy,
    writtenAt: toText(writtenAt),
    status,
    deliveredAt: deliveredAt && toText(deliveredAt),
    lastError,
  }
}

function toText(instant: Temporal.Instant): string {
  return instant.toString({ smallestUnit: 'millisecond' })
}
