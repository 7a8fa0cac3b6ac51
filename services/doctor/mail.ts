import { randomUUID } from 'node:crypto'
import { createMailer, DeliveryError, type MailSettings } from '#integrations/mail/index.ts'
import { verifyMail } from '#integrations/mail/verify.ts'
import { about, type Finding } from './finding.ts'

const { fine, warning, broken } = about('mail')

interface Settings {
  mail: MailSettings
  ownerEmail: string | null
  businessEmail: string | null
}

/** Connects and signs in; with `send`, a message goes to the owner. */
export async function checkMail(
  settings: Settings,
  { send }: { send: boolean },
): Promise<Finding[]> {
  const { mail, ownerEmail, businessEmail } = settings
  if (mail.kind === 'outbox') {
    const toDo = 'Set SMTP_URL and MAIL_FROM, or FORM_MAIL_URL.'
    return [warning('no way to send is set: notifications wait in the admin area', toDo)]
  }
  const missing = [!ownerEmail && 'OWNER_EMAIL', !businessEmail && 'BUSINESS_EMAIL']
  const unset = missing
    .filter((name) => name !== false)
    .map((name) =>
      warning(`${name} is not set: those notifications wait in the outbox`, `Set ${name}.`),
    )
  return [...unset, send ? await sendMessage(settings) : await connect(mail)]
}

async function connect(mail: Parameters<typeof verifyMail>[0]): Promise<Finding> {
  const failure = await verifyMail(mail)
  if (failure === null) return fine('the mail service answers')
  return broken(failure, 'Check SMTP_URL or FORM_MAIL_URL; the password may have changed.')
}

async function sendMessage({ mail, ownerEmail }: Settings): Promise<Finding> {
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
    const reason = error instanceof DeliveryError ? error.message : 'Sending failed.'
    return broken(reason, 'Check SMTP_URL or FORM_MAIL_URL; the password may have changed.')
  } finally {
    mailer.close()
  }
}
