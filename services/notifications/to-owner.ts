import type { NewNotification, RecipientRole } from '#store/outbox/outbox.ts'

/** What is sent about something; which thing that is and when it came, the use case adds. */
export type Notification = Omit<NewNotification, 'source' | 'createdAt'>

const recipients: readonly RecipientRole[] = ['owner', 'business']

/** The same form to both recipients (specification, section 7). */
export function toOwner(
  form: Omit<Notification, 'recipient' | 'guestAddress' | 'guestMailbox'>,
): Notification[] {
  return recipients.map((recipient) => ({ ...form, recipient }))
}
