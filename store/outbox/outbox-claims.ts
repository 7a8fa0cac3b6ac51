import { sql } from 'kysely'
import { isSqlite, type Database } from '../database.ts'
import { instantToText } from '../values.ts'
import type { RecipientRole } from './tables.ts'

/** A notification that only one worker may send until its lease ends. */
export interface ClaimedNotification {
  id: string
  recipient: RecipientRole
  /** Set only for guests. */
  guestAddress: string | null
  subject: string
  /** For `readFields`. */
  payload: string
  /** Those that were begun: one cut short by a crash counts too. */
  attempts: number
}

export interface ClaimRequest {
  /** Identifies the process. */
  worker: string
  now: Temporal.Instant
  /** Afterwards others may claim the rows: the worker must have died. */
  leaseUntil: Temporal.Instant
  recipients: readonly RecipientRole[]
  limit: number
}

/** Claims up to `limit` due notifications; two workers never get the same one. */
export async function claimNotifications(
  database: Database,
  request: ClaimRequest,
): Promise<ClaimedNotification[]> {
  if (request.recipients.length === 0) return []
  return claimQuery(database, request).execute()
}

/** Separate from `claimNotifications` so that a test can check the query plan. */
export function claimQuery(database: Database, request: ClaimRequest) {
  const now = instantToText(request.now)
  const due = database
    .selectFrom('outbox')
    .select('id')
    // A literal, not a parameter, so that SQLite uses its partial index.
    .where('status', '=', sql.lit('waiting'))
    .where('nextAttemptAt', '<=', now)
    .where('recipient', 'in', request.recipients)
    .where((eb) => eb.or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<=', now)]))
    .orderBy('nextAttemptAt')
    .orderBy('id')
    .limit(request.limit)
    // PostgreSQL claims concurrently; SQLite serializes writes anyway.
    .$if(!isSqlite(database), (query) => query.forUpdate().skipLocked())

  return database
    .with('due', () => due)
    .updateTable('outbox')
    .set({ claimedBy: request.worker, claimedUntil: instantToText(request.leaseUntil) })
    .where('id', 'in', (eb) => eb.selectFrom('due').select('due.id'))
    .returning(['id', 'recipient', 'guestAddress', 'subject', 'payload', 'attempts'])
}

/** When a worker stops, others may claim what it held. */
export async function releaseClaims(database: Database, worker: string): Promise<void> {
  await database
    .updateTable('outbox')
    .set({ claimedBy: null, claimedUntil: null })
    .where('status', '=', sql.lit('waiting'))
    .where('claimedBy', '=', worker)
    .execute()
}
