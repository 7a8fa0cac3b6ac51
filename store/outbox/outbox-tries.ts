import type { Database } from '../database.ts'

/**
 * Counts a try, before anything of it can crash the process; those that were claimed with it lose
 * none. Returns false if another worker now holds the notification.
 */
export async function beginTry(database: Database, id: string, worker: string): Promise<boolean> {
  return countTry(database, id, { worker, by: 1 })
}

/** Takes back a try that was cut short by a stop. */
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
