import { sql } from 'kysely'
import { closeDatabase, isSqlite, openDatabase, type Database } from '../database.ts'
import { migrate } from '../migrate.ts'
import { copyRows, forgetRunning, presentTables } from '../portable-tables.ts'
import { inTransactionOnce } from '../transactions.ts'

/** Calls `work` with the database in an SQLite file. */
export async function inFile<Result>(
  file: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ file })
  try {
    return await work(database)
  } finally {
    await closeDatabase(database)
  }
}

/**
 * Writes the rows of one moment into a new SQLite file, from either kind of database, while others
 * write. Sessions and the like are left out.
 */
export async function saveDatabase(database: Database, file: string): Promise<void> {
  // Unlike SQLite's backup this leaves out pages of deleted rows.
  if (isSqlite(database)) await sql`vacuum into ${file}`.execute(database)
  await inFile(file, async (saved) => {
    if (!isSqlite(database)) {
      await migrate(saved)
      await database
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((snapshot) => copyRows(snapshot, saved))
    }
    await forgetRunning(saved)
  })
}

/**
 * Replaces everything in a database of either kind by the rows of an SQLite file migrated like this
 * program, in one transaction, even if the process is killed. `before` is called with the database
 * locked; of the embedded database, the caller keeps other writers away.
 */
export async function replaceDatabase(
  database: Database,
  saved: string,
  before: (locked: Database) => Promise<void>,
): Promise<void> {
  await migrate(database)
  await inTransactionOnce(database, async (transaction) => {
    if (!isSqlite(database)) {
      const names = sql.join((await presentTables(transaction)).map((table) => sql.table(table)))
      await sql`lock table ${names} in exclusive mode`.execute(transaction)
    }
    await before(transaction)
    await inFile(saved, (copy) => copyRows(copy, transaction))
  })
}
