import type { WrittenMail } from '#contracts/written-mail.ts'
import type { StoredMail } from '#store/outbox/written-mails.ts'
import { instantToText } from '#store/values.ts'

/** A mail that an administrator wrote to a guest, and what became of it. */
export function presentWrittenMail(mail: StoredMail): WrittenMail {
  const { id, subject, text, writtenBy, writtenAt, status, deliveredAt, lastError } = mail
  return {
    id,
    subject,
    text,
    writtenBy,
    writtenAt: instantToText(writtenAt),
    status,
    deliveredAt: deliveredAt && instantToText(deliveredAt),
    lastError,
  }
}
