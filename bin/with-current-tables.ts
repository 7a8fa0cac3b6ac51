import { closeDatabase, openDatabase, type Database } from '#store/database.ts'
import { migrationsOf } from '#store/migrate.ts'
import { CommandError } from './report-errors.ts'

/** Runs the work on the site's database. The site may run in another version, so nothing is migrated. */
export async function withCurrentTables<Result>(
  location: Parameters<typeof openDatabase>[0],
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const db = await openDatabase(location)
  try {
    const { missing, unknown } = await migrationsOf(db)
    if (missing.length + unknown.length > 0) {
      throw new CommandError(
        'The tables belong to another version, or do not exist yet. Start the site once, or run this in ' +
          'the folder of the running version.',
      )
    }
    return await work(db)
  } finally {
    await closeDatabase(db)
  }
}
