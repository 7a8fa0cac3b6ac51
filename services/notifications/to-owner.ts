import type { NewNotification, RecipientRole } from '#store/outbox/outbox.ts'
import type { SubmissionFields } from '#contracts/submissions.ts'

/** A notification; the use case adds its source and time. */
export type Notification = Omit<NewNotification, 'source' | 'createdAt'>

const recipients: readonly RecipientRole[] = ['owner', 'business']

/** The same form to both recipients (specification, section 7). */
export function toOwner(
  form: Omit<Notification, 'recipient' | 'guestAddress' | 'guestMailbox'>,
): Notification[] {
  return recipients.map((recipient) => ({ ...form, recipient }))
}

/** Possible spam reaches the owner marked, since a guest's own program may have caused it. */
export function markedIf(
  isSuspect: boolean,
  notifications: readonly Notification[],
): readonly Notification[] {
  if (!isSuspect) return notifications
  return notifications.map((each) => {
    const subject = `${suspectMark} ${each.subject}`
    const fields = each.fields.map(
      ([name, value]) => [name, name === '_subject' ? subject : value] as const,
    )
    return { ...each, subject, fields }
  })
}

const suspectMark = '[Possible spam]'

/** The notifications to the owner with the address where it is decided; signing in leads there. */
export function withLink(notifications: readonly Notification[], url: string): Notification[] {
  return notifications.map((each) =>
    each.recipient === 'guest' ? each : { ...each, fields: [...each.fields, ['openInAdmin', url]] },
  )
}

// Fixed text only, so that nothing a guest writes can reach a mail header.
const subject = 'New Contest Entry'

/** Says that an entry awaits a decision; its files stay on the site. */
export function submissionNotifications(
  { guestName, guestEmail, cabinStayed, stayDates, description }: SubmissionFields,
  files: number,
): Notification[] {
  return toOwner({
    kind: 'submission',
    subject,
    fields: [
      ['_subject', subject],
      ['_captcha', 'false'],
      ['guestName', guestName],
      ['email', guestEmail],
      ['cabinStayed', cabinStayed],
      ['stayDates', stayDates],
      ['description', description],
      ['files', String(files)],
    ],
  })
}
