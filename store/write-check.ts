import type { Database } from './database.ts'
import { inTransaction } from './transactions.ts'

class UndoneError extends Error {}

/**
 * Resolves when the database takes writes; rejects with the driver's error otherwise. Nothing is
 * kept unless `keep` says so: only then does a full disk show.
 */
export async function proveWritable(database: Database, { keep = false } = {}): Promise<void> {
  try {
    await inTransaction(database, async (transaction) => {
      await writeMark(transaction)
      if (!keep) throw new UndoneError()
    })
  } catch (error) {
    if (!(error instanceof UndoneError)) throw error
  }
}

async function writeMark(transaction: Database): Promise<void> {
  // The same each time is written all the same.
  const mark = { doneAt: 'checked' }
  await transaction
    .insertInto('jobs')
    .values({ name: 'write-check', ...mark })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(mark))
    .execute()
}
