import { createMailer, type Mailer } from '#integrations/mail/index.ts'
import { reachable, type Recipients } from '#services/outbox/mail-job.ts'
import type { RecipientRole } from '#store/outbox/outbox.ts'
import type { Environment } from '../environment.ts'

export interface Mail {
  /** Null without a mail service: notifications wait where the admin sees them. */
  mailer: Mailer | null
  recipients: Recipients
  reaches: readonly RecipientRole[]
}

/** The mailer and recipients for these settings. */
export function mailOf({ mail, ownerEmail, businessEmail }: Environment): Mail {
  const mailer = createMailer(mail)
  const recipients = { owner: ownerEmail, business: businessEmail }
  return { mailer, recipients, reaches: mailer ? reachable({ mailer, recipients }) : [] }
}
