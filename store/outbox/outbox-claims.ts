import { sql } from 'kysely'
import { z } from 'zod'
import { isSqlite, type Database } from '../database.ts'
import type { FormFields } from './outbox.ts'
import type { RecipientRole } from './tables.ts'
import { instantToText, ofWrongClock } from '../values.ts'

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

const fieldsSchema = z.array(z.tuple([z.string(), z.string()]))

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

/** The longest until another try, of a row that has been tried. */
const longestDelay = { hours: 6 }

/** Frees what a clock that was ahead has put off: tries, and claims of workers that have died. */
export async function freeFromWrongClock(
  database: Database,
  { now, leaseUntil }: Pick<ClaimRequest, 'now' | 'leaseUntil'>,
): Promise<void> {
  const tooLate = ofWrongClock(now.add(longestDelay))
  await database
    .updateTable('outbox')
    .set({ nextAttemptAt: instantToText(now), claimedBy: null, claimedUntil: null })
    .where('status', '=', sql.lit('waiting'))
    .where((eb) =>
      eb.or([
        eb('claimedUntil', '>', ofWrongClock(leaseUntil)),
        eb.and([eb('nextAttemptAt', '>', tooLate), eb('attempts', '>', 0)]),
        eb.and([
          eb('createdAt', '>', ofWrongClock(now)),
          eb('nextAttemptAt', '=', eb.ref('createdAt')),
        ]),
      ]),
    )
    .execute()
}

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

/**
 * Makes a waiting or failed notification due now, with a full set of tries. Returns 'due',
 * 'delivered' (nothing changed) or 'unknown'.
 */
export async function makeDue(
  database: Database,
  id: string,
  now: Temporal.Instant,
): Promise<'due' | 'delivered' | 'unknown'> {
  const result = await database
    .updateTable('outbox')
    .set({ status: 'waiting', attempts: 0, nextAttemptAt: instantToText(now) })
    .where('id', '=', id)
    .where('status', '<>', 'delivered')
    .executeTakeFirst()
  if (result.numUpdatedRows > 0n) return 'due'

  const existing = await database
    .selectFrom('outbox')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return existing ? 'delivered' : 'unknown'
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

/** The form fields of a payload. Throws if `insertNotifications` did not write it. */
export function readFields(payload: string): FormFields {
  return fieldsSchema.parse(JSON.parse(payload))
}
