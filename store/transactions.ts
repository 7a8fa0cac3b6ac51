import type { Database } from './database.ts'

/**
 * Runs the work so that all of it is stored or nothing. The work must use the database it is given;
 * whatever it throws undoes it and is thrown on.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(work)
}
