import { randomUUID } from 'node:crypto'
import { createMailer, DeliveryError, type MailSettings } from '#integrations/mail/index.ts'
import { verifyMail } from '#integrations/mail/verify.ts'
import { broken, fine, warning, type Check, type Finding } from './check.ts'

export interface MailServiceDeps {
  mail: MailSettings
  ownerEmail: string | null
  businessEmail: string | null
  /** Send the owner a message. */
  isSending: boolean
}

/** Connects and signs in, or sends. */
export const mailService: Check<MailServiceDeps> = {
  id: 'mail service',
  toDo: 'Check SMTP_URL or FORM_MAIL_URL; the password may have changed.',
  async ask(deps) {
    const { mail, ownerEmail, businessEmail, isSending } = deps
    if (mail.kind === 'outbox') {
      const toDo = 'Set SMTP_URL and MAIL_FROM, or FORM_MAIL_URL.'
      return [warning('no way to send is set: notifications wait in the admin area', toDo)]
    }
    const unset = Object.entries({ OWNER_EMAIL: ownerEmail, BUSINESS_EMAIL: businessEmail })
      .filter(([, address]) => !address)
      .map(([name]) =>
        warning(`${name} is not set: those notifications wait in the outbox`, `Set ${name}.`),
      )
    return [...unset, isSending ? await sendMessage(deps) : await connect(mail)]
  },
}

async function connect(mail: Parameters<typeof verifyMail>[0]): Promise<Finding> {
  const failure = await verifyMail(mail)
  return failure === null ? fine('the mail service answers') : broken(failure)
}

async function sendMessage({ mail, ownerEmail }: MailServiceDeps): Promise<Finding> {
  const mailer = createMailer(mail)
  if (!mailer || !ownerEmail) return warning('no message was sent', 'Set OWNER_EMAIL.')
  const subject = 'A test message from your site'
  const message = {
    id: randomUUID(),
    recipient: ownerEmail,
    subject,
    fields: [
      ['_subject', subject],
      ['_captcha', 'false'],
      ['message', 'Mail from your site arrives. Nothing has to be done.'],
    ] as const,
  }
  try {
    await mailer.deliver(message, AbortSignal.timeout(30_000))
    return fine('a test message is on its way to the owner’s address: please check that it arrives')
  } catch (error) {
    return broken(error instanceof DeliveryError ? error.message : 'Sending failed.')
  } finally {
    mailer.close()
  }
}
