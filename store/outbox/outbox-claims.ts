import { PostgresAdapter, sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../database.ts'
import type { FormFields } from './outbox.ts'
import type { RecipientRole } from '../tables.ts'
import { instantToText } from '../values.ts'

/** A notification that one worker alone may send until its lease ends. */
export interface ClaimedNotification {
  id: string
  recipient: RecipientRole
  /** Of a guest alone. */
  guestAddress: string | null
  subject: string
  /** For `readFields`. */
  payload: string
  /** This try included: a try that ended with the process counts too. */
  attempts: number
}

export interface ClaimRequest {
  /** Names the process that claims. */
  worker: string
  now: Temporal.Instant
  /** After it others may claim the rows again: their worker must have died. */
  leaseUntil: Temporal.Instant
  recipients: readonly RecipientRole[]
  limit: number
}

const fieldsSchema = z.array(z.tuple([z.string(), z.string()]))

/** Takes up to `limit` due notifications that nobody holds; two workers never get the same one. */
export async function claimNotifications(
  database: Database,
  request: ClaimRequest,
): Promise<ClaimedNotification[]> {
  if (request.recipients.length === 0) return []
  return claimQuery(database, request).execute()
}

/** The query of `claimNotifications`, apart so that a test can ask how a database would run it. */
export function claimQuery(database: Database, request: ClaimRequest) {
  const now = instantToText(request.now)
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter
  const due = database
    .selectFrom('outbox')
    .select('id')
    // Written out, not as a parameter: only so does SQLite see that its partial index fits.
    .where('status', '=', sql.lit('waiting'))
    .where('nextAttemptAt', '<=', now)
    .where('recipient', 'in', request.recipients)
    .where((eb) => eb.or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<=', now)]))
    .orderBy('nextAttemptAt')
    .orderBy('id')
    .limit(request.limit)
    // PostgreSQL claims side by side; SQLite writes one statement after the other anyway.
    .$if(isPostgres, (query) => query.forUpdate().skipLocked())

  return database
    .with('due', () => due)
    .updateTable('outbox')
    .set((eb) => ({
      claimedBy: request.worker,
      claimedUntil: instantToText(request.leaseUntil),
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', 'in', (eb) => eb.selectFrom('due').select('due.id'))
    .returning(['id', 'recipient', 'guestAddress', 'subject', 'payload', 'attempts'])
}

/** True whichever worker holds it now: it has arrived. */
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
  /** In words, for the admin. */
  reason: string
  /** Null sets the notification aside: no more tries until the admin asks for them. */
  nextAttemptAt: Temporal.Instant | null
}

/** Does nothing once another worker holds the notification: that one knows better. */
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

/** Gives back, untried, all that a worker still holds when it stops. */
export async function releaseClaims(database: Database, worker: string): Promise<void> {
  await database
    .updateTable('outbox')
    .set((eb) => ({ claimedBy: null, claimedUntil: null, attempts: eb('attempts', '-', 1) }))
    .where('status', '=', sql.lit('waiting'))
    .where('claimedBy', '=', worker)
    .execute()
}

/** The form fields of a payload. Throws for anything that `insertNotifications` did not write. */
export function readFields(payload: string): FormFields {
  return fieldsSchema.parse(JSON.parse(payload))
}
