import type { Database } from '../database.ts'
import { instantToText } from '../values.ts'

/** Applies whichever worker holds the lease: the message has arrived. */
export async function markDelivered(
  database: Database,
  id: string,
  now: Temporal.Instant,
): Promise<void> {
  await database
    .updateTable('outbox')
    .set({
      status: 'delivered',
      deliveredAt: instantToText(now),
      lastError: null,
      claimedBy: null,
      claimedUntil: null,
    })
    .where('id', '=', id)
    .where('status', '<>', 'delivered')
    .execute()
}

export interface Failure {
  worker: string
  /** Shown to the admin. */
  reason: string
  /** Null means no more tries until the admin asks for one. */
  nextAttemptAt: Temporal.Instant | null
}

/** Does nothing if another worker now holds the notification. */
export async function markFailed(
  database: Database,
  id: string,
  { worker, reason, nextAttemptAt }: Failure,
): Promise<void> {
  const next = nextAttemptAt
    ? { nextAttemptAt: instantToText(nextAttemptAt) }
    : { status: 'failed' as const }
  await database
    .updateTable('outbox')
    .set({ ...next, lastError: reason, claimedBy: null, claimedUntil: null })
    .where('id', '=', id)
    .where('claimedBy', '=', worker)
    .where('status', '=', 'waiting')
    .execute()
}
