import type { NewNotification, RecipientRole } from '#store/outbox/outbox.ts'

/** A notification; the use case adds its source and time. */
export type Notification = Omit<NewNotification, 'source' | 'createdAt'>

const recipients: readonly RecipientRole[] = ['owner', 'business']

/** The same form to both recipients (specification, section 7). */
export function toOwner(
  form: Omit<Notification, 'recipient' | 'guestAddress' | 'guestMailbox'>,
): Notification[] {
  return recipients.map((recipient) => ({ ...form, recipient }))
}
