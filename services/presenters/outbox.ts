import type { OutboxEntry } from '#contracts/outbox.ts'
import type { NotificationSummary, RecipientRole } from '#store/outbox/outbox.ts'

/** What the admin sees of a notification: where it stands, and nothing a guest wrote. */
export function presentNotification(
  notification: NotificationSummary,
  reaches: readonly RecipientRole[],
): OutboxEntry {
  const { createdAt, nextAttemptAt, deliveredAt } = notification
  return {
    id: notification.id,
    subject: notification.subject,
    recipient: notification.recipient,
    isReachable: reaches.includes(notification.recipient),
    status: notification.status,
    attempts: notification.attempts,
    lastError: notification.lastError,
    createdAt: toText(createdAt),
    nextAttemptAt: notification.status === 'waiting' ? toText(nextAttemptAt) : null,
    deliveredAt: deliveredAt && toText(deliveredAt),
  }
}

function toText(instant: Temporal.Instant): string {
  return instant.toString({ smallestUnit: 'millisecond' })
}
