import type { Database } from '../database.ts'
import { enqueue, forgetJobs, type JobKind } from '../jobs.ts'
import { instantToText } from '../values.ts'
import type { RecipientRole } from './tables.ts'

/** A notification as it is sent. */
export interface WaitingNotification {
  id: string
  recipient: RecipientRole
  /** Set only for guests. */
  guestAddress: string | null
  subject: string
  /** For `readFields`. */
  payload: string
}

/** The jobs that send: one kind for each role, since the settings may leave some out of reach. */
export function mailKind(recipient: RecipientRole): JobKind {
  return `mail-to-${recipient}`
}

/** Undefined if it is delivered, set aside or deleted. */
export async function findWaiting(
  database: Database,
  id: string,
): Promise<WaitingNotification | undefined> {
  return database
    .selectFrom('outbox')
    .select(['id', 'recipient', 'guestAddress', 'subject', 'payload'])
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .executeTakeFirst()
}

/** The message has arrived, even if another worker now holds the lease. */
export async function markDelivered(
  database: Database,
  id: string,
  { attempts, now }: { attempts: number; now: Temporal.Instant },
): Promise<void> {
  await database
    .updateTable('outbox')
    .set({ status: 'delivered', deliveredAt: instantToText(now), lastError: null, attempts })
    .where('id', '=', id)
    .where('status', '<>', 'delivered')
    .execute()
}

export interface Failure {
  attempts: number
  /** Shown to the admin. */
  reason: string
  /** Null means no more tries until the admin asks for one. */
  nextAttemptAt: string | null
}

/** For the admin's list. */
export async function markFailed(
  database: Database,
  id: string,
  { attempts, reason, nextAttemptAt }: Failure,
): Promise<void> {
  await database
    .updateTable('outbox')
    .set({ attempts, lastError: reason })
    .set(nextAttemptAt === null ? { status: 'failed' } : { nextAttemptAt })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute()
}

/**
 * Makes a waiting or failed notification due now, with a full set of tries and no error yet. Returns
 * 'due', 'delivered' (nothing changed) or 'unknown'. Call it in a transaction.
 */
export async function makeDue(
  transaction: Database,
  id: string,
  now: Temporal.Instant,
): Promise<'due' | 'delivered' | 'unknown'> {
  const due = await transaction
    .updateTable('outbox')
    .set({ status: 'waiting', attempts: 0, nextAttemptAt: instantToText(now), lastError: null })
    .where('id', '=', id)
    .where('status', '<>', 'delivered')
    .returning('recipient')
    .executeTakeFirst()
  if (due) {
    await enqueue(transaction, mailKind(due.recipient), [id], now)
    return 'due'
  }
  const existing = await transaction
    .selectFrom('outbox')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return existing ? 'delivered' : 'unknown'
}

/** Deletes the notifications about these, whatever became of them. Call it in a transaction. */
export async function deleteNotificationsAbout(
  transaction: Database,
  sources: readonly string[],
): Promise<void> {
  if (sources.length === 0) return
  const about = transaction.selectFrom('outbox').select('id').where('source', 'in', sources)
  await deleteNotifications(
    transaction,
    (await about.execute()).map(({ id }) => id),
  )
}

/** Deletes notifications with the jobs that would send them. Call it in a transaction. */
export async function deleteNotifications(
  transaction: Database,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const deleted = await transaction
    .deleteFrom('outbox')
    .where('id', 'in', ids)
    .returning(['id', 'recipient'])
    .execute()
  for (const [recipient, some] of Map.groupBy(deleted, (each) => each.recipient)) {
    await forgetJobs(
      transaction,
      mailKind(recipient),
      some.map(({ id }) => id),
    )
  }
}
