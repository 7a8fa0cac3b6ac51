import SQLite from 'better-sqlite3'
import { sql } from 'kysely'
import { closeDatabase, isSqlite, openDatabase, type Database } from '../database.ts'
import { migrate } from '../migrate.ts'
import { copyRows, forgetRunning, presentTables } from '../portable-tables.ts'
import { inTransactionOnce } from '../transactions.ts'

const allPages = 0x7fffffff

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

interface Replacing {
  database: Database
  /** Path of the database, if it is the embedded one. */
  file: string
  /** The SQLite file to take everything from, migrated like this program. */
  saved: string
  /** Called with the database locked; calls `fill` if it is to be replaced. */
  work: (locked: Database, fill: () => Promise<void>) => Promise<void>
}

/**
 * Replaces everything in a database of either kind, at once or not at all, even if the process is
 * killed. Of the embedded database, the caller keeps other writers away.
 */
export async function replaceDatabase({ database, file, saved, work }: Replacing): Promise<void> {
  if (isSqlite(database)) {
    return work(database, () => writeOver(file, saved))
  }
  await migrate(database)
  await inTransactionOnce(database, async (transaction) => {
    const names = sql.join((await presentTables(transaction)).map((table) => sql.table(table)))
    await sql`lock table ${names} in exclusive mode`.execute(transaction)
    await work(transaction, () => inFile(saved, (copy) => copyRows(copy, transaction)))
  })
}

/** One transaction of the database that is written over. */
async function writeOver(file: string, saved: string): Promise<void> {
  const source = new SQLite(saved, { fileMustExist: true })
  try {
    await source.backup(file, { progress: () => allPages })
  } finally {
    source.close()
  }
}
