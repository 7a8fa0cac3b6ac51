import type { Database } from '../database.ts'

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
