import { createFormMailer } from './form-mail.ts'
import type { Mailer } from './message.ts'
import { createSmtpMailer } from './smtp.ts'

export { DeliveryError, type Mailer, type MailMessage } from './message.ts'

export type MailSettings =
  | { kind: 'form-mail'; url: string }
  | { kind: 'smtp'; url: string; from: string }
  | { kind: 'outbox' }

/** The configured mailer; null keeps everything in the outbox. */
export function createMailer(settings: MailSettings): Mailer | null {
  if (settings.kind === 'form-mail') return createFormMailer(settings.url)
  if (settings.kind === 'smtp') return createSmtpMailer(settings)
  return null
}
