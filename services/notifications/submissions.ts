import type { SubmissionFields } from '#contracts/submissions.ts'
import { toOwner, type Notification } from './to-owner.ts'

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
