import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { SignInAttemptsTable } from '../admin-tables.ts'
import { instantToText, textToInstant } from '../values.ts'

/** Consecutive sign-in failures for one key, and when the next try is allowed. */
export interface AttemptCounter {
  key: string
  failures: number
  blockedUntil: Temporal.Instant | null
  failedAt: Temporal.Instant | null
}

/**
 * The counters of these keys, locked until the transaction ends: each of several concurrent tries,
 * on any server, sees the update before it. Sorted, so that two transactions cannot deadlock.
 */
export async function lockCounters(
  transaction: Database,
  keys: readonly string[],
): Promise<AttemptCounter[]> {
  const counters: AttemptCounter[] = []
  for (const key of keys.toSorted()) {
    const row = await transaction
      .insertInto('signInAttempts')
      .values({ key, failures: 0 })
      .onConflict((conflict) =>
        // Changes nothing, but as a write it takes the lock on both databases.
        conflict
          .column('key')
          .doUpdateSet((eb) => ({ failures: eb.ref('signInAttempts.failures') })),
      )
      .returningAll()
      .executeTakeFirstOrThrow()
    counters.push(fromRow(row))
  }
  return counters
}

export async function saveCounter(database: Database, counter: AttemptCounter): Promise<void> {
  const { key, failures, blockedUntil, failedAt } = counter
  await database
    .updateTable('signInAttempts')
    .set({
      failures,
      blockedUntil: blockedUntil && instantToText(blockedUntil),
      failedAt: failedAt && instantToText(failedAt),
    })
    .where('key', '=', key)
    .execute()
}

/** Clears failures and successes for a key. */
export async function deleteCounter(database: Database, key: string): Promise<void> {
  await database.deleteFrom('signInAttempts').where('key', '=', key).execute()
}

/** Records a success for a key and clears its failures. */
export async function saveSuccess(
  database: Database,
  key: string,
  at: Temporal.Instant,
): Promise<void> {
  const succeeded = {
    failures: 0,
    blockedUntil: null,
    failedAt: null,
    succeededAt: instantToText(at),
  }
  await database
    .insertInto('signInAttempts')
    .values({ key, ...succeeded })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(succeeded))
    .execute()
}

export async function hasSucceededSince(
  database: Database,
  key: string,
  since: Temporal.Instant,
): Promise<boolean> {
  const row = await database
    .selectFrom('signInAttempts')
    .select('key')
    .where('key', '=', key)
    .where('succeededAt', '>=', instantToText(since))
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes failures before one instant and successes before the other. */
export async function deleteOldCounters(
  database: Database,
  before: { failure: Temporal.Instant; success: Temporal.Instant },
): Promise<void> {
  const failure = instantToText(before.failure)
  await database
    .deleteFrom('signInAttempts')
    .where('failedAt', '<', failure)
    .where('succeededAt', 'is', null)
    .execute()
  await database
    .deleteFrom('signInAttempts')
    .where('succeededAt', '<', instantToText(before.success))
    .where((eb) => eb.or([eb('failedAt', 'is', null), eb('failedAt', '<', failure)]))
    .execute()
}

function fromRow(row: Selectable<SignInAttemptsTable>): AttemptCounter {
  return {
    key: row.key,
    failures: row.failures,
    blockedUntil: row.blockedUntil === null ? null : textToInstant(row.blockedUntil),
    failedAt: row.failedAt === null ? null : textToInstant(row.failedAt),
  }
}
