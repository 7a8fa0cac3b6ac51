import type { OutboxCounts, OutboxEntry, OutboxQuery } from '#contracts/outbox.ts'
import { inTransaction } from '#store/database.ts'
import { makeDue } from '#store/outbox/outbox-delivery.ts'
import * as store from '#store/outbox/outbox.ts'
import type { Dependencies } from '../dependencies.ts'
import { ConflictError, missing } from '../errors.ts'
import { isId } from '../ids.ts'
import type { NotificationSummary, RecipientRole } from '#store/outbox/outbox.ts'

export interface OutboxPage {
  entries: OutboxEntry[]
  /** Cursor of the next page; null on the last. */
  nextCursor: string | null
}

/** Notifications for the admin, newest first. Throws `BadCursorError`. */
export async function listOutbox(
  { db, reaches }: Pick<Dependencies, 'db' | 'reaches'>,
  query: OutboxQuery,
): Promise<OutboxPage> {
  const { notifications, nextCursor } = await store.listNotifications(db, query)
  return { entries: notifications.map((each) => presentNotification(each, reaches)), nextCursor }
}

export async function countOutbox({ db }: Pick<Dependencies, 'db'>): Promise<OutboxCounts> {
  return store.countNotifications(db)
}

/**
 * 'Send again': makes a failed or waiting notification due now, with a full set of tries. Throws
 * `NotFoundError`, or `ConflictError` for a delivered one, so that it is not sent twice.
 */
export async function retryNotification(
  { db, clock, outboxEvents }: Pick<Dependencies, 'db' | 'clock' | 'outboxEvents'>,
  id: string,
): Promise<void> {
  const outcome = isId(id)
    ? await inTransaction(db, (transaction) => makeDue(transaction, id, clock.now()))
    : 'unknown'
  if (outcome === 'unknown') throw missing('notification')
  if (outcome === 'delivered') throw new ConflictError('This notification has been delivered.')
  outboxEvents.emit('added')
}

/** The admin's view of a notification: its status, but nothing a guest wrote. */
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
