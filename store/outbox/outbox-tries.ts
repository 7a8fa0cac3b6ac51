import type { Database } from '../database.ts'
import { instantToText } from '../values.ts'

/**
 * Counts a try before sending, in case sending crashes the process; others claimed in the same batch
 * keep theirs. Returns false if another worker now holds the notification.
 */
export async function beginTry(database: Database, id: string, worker: string): Promise<boolean> {
  return countTry(database, id, { worker, by: 1 })
}

/** Undoes a try that a shutdown interrupted. */
export async function forgetTry(database: Database, id: string, worker: string): Promise<void> {
  await countTry(database, id, { worker, by: -1 })
}

async function countTry(
  database: Database,
  id: string,
  { worker, by }: { worker: string; by: 1 | -1 },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('outbox')
    .set((eb) => ({ attempts: eb('attempts', '+', by) }))
    .where('id', '=', id)
    .where('claimedBy', '=', worker)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Makes a waiting or failed notification due now, with a full set of tries and no error yet. Returns 'due',
 * 'delivered' (nothing changed) or 'unknown'.
 */
export async function makeDue(
  database: Database,
  id: string,
  now: Temporal.Instant,
): Promise<'due' | 'delivered' | 'unknown'> {
  const result = await database
    .updateTable('outbox')
    .set({ status: 'waiting', attempts: 0, nextAttemptAt: instantToText(now), lastError: null })
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
