import type { Database } from './database.ts'
import { DatabaseUnreachableError, isConflict } from './outages.ts'

type Work<Result> = (transaction: Database) => Promise<Result>

/**
 * Runs the work in a transaction: commits it all, or rolls back and rethrows. The work must use the
 * database passed to it, and change nothing else: it runs a second time after a conflict with another
 * transaction, or if the connection broke before the commit. Once the commit was sent nobody knows
 * whether it arrived, so a broken connection then fails with `DatabaseUnreachableError`.
 */
export async function inTransaction<Result>(
  database: Database,
  work: Work<Result>,
): Promise<Result> {
  try {
    return await attempt(database, work)
  } catch (error) {
    if (!(error instanceof RepeatableError)) throw error
  }
  // The new attempt waits for a connection, which is enough for a short failover.
  return attempt(database, work).catch((error: unknown) => {
    throw error instanceof RepeatableError ? error.cause : error
  })
}

/** Like `inTransaction`, but never twice: for work that changes more than the database. */
export async function inTransactionOnce<Result>(
  database: Database,
  work: Work<Result>,
): Promise<Result> {
  return database.transaction().execute(work)
}

/** The transaction left nothing behind, and its `cause` may be gone. */
class RepeatableError extends Error {}

async function attempt<Result>(database: Database, work: Work<Result>): Promise<Result> {
  const transaction = await database.startTransaction().execute()
  let result: Result
  try {
    result = await work(transaction)
  } catch (error) {
    // A broken connection has rolled back by itself.
    await transaction
      .rollback()
      .execute()
      .catch(() => {})
    const mayRepeat = error instanceof DatabaseUnreachableError || isConflict(error)
    throw mayRepeat ? new RepeatableError('', { cause: error }) : error
  }
  try {
    await transaction.commit().execute()
  } catch (error) {
    await transaction
      .rollback()
      .execute()
      .catch(() => {})
    throw isConflict(error) ? new RepeatableError('', { cause: error }) : error
  }
  return result
}
