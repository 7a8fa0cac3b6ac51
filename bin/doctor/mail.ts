import { randomUUID } from 'node:crypto'
import type { Clock } from '#integrations/clock.ts'
import { createMailer, DeliveryError } from '#integrations/mail/index.ts'
import { verifyMail } from '#integrations/mail/verify.ts'
import type { Environment } from '#server/environment.ts'
import { countNotifications } from '#store/outbox/outbox.ts'
import { triedInVain } from '#store/outbox/outbox-health.ts'
import type { Database } from '#store/database.ts'
import { about, type Finding } from './finding.ts'

const { fine, warning, broken } = about('mail')

type Settings = Pick<Environment, 'mail' | 'ownerEmail' | 'businessEmail'>

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
    .map((name) => warning(`${name} is not set: its notifications wait`, `Set ${name}.`))
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
    return fine('a message to OWNER_EMAIL was accepted; look whether it arrives')
  } catch (error) {
    const reason = error instanceof DeliveryError ? error.message : 'Sending failed.'
    return broken(reason, 'Check SMTP_URL or FORM_MAIL_URL; the password may have changed.')
  } finally {
    mailer.close()
  }
}

/** What waits in the outbox. */
export async function checkOutbox(db: Database, clock: Pick<Clock, 'now'>): Promise<Finding[]> {
  const outbox = about('outbox')
  const anHourAgo = clock.now().subtract({ hours: 1 })
  const waiting = await triedInVain(db, { writtenBefore: anHourAgo, deliveredSince: anHourAgo })
  const { failed, waiting: all } = await countNotifications(db)
  const findings: Finding[] = []
  if (waiting) {
    const toDo = 'Run this with --mail, and look under Notifications in the admin area.'
    findings.push(outbox.broken(`${waiting.count} mails were tried in vain for an hour`, toDo))
  }
  if (failed > 0) {
    const toDo = "Press 'Send again' beside them in the admin area."
    findings.push(outbox.warning(`${failed} mails were given up`, toDo))
  }
  return findings.length > 0 ? findings : [outbox.fine(`${all} waiting, none failed`)]
}
