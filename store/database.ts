import { CamelCasePlugin, Kysely, sql, type Dialect } from 'kysely'
import { postgresDialect } from './postgres.ts'
import { sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

/** Every function of the store takes one of these first; a transaction is one too. */
export type Database = Kysely<Tables>

export interface DatabaseLocation {
  /** `postgres://…`; without it the embedded file is used. */
  url?: string | undefined
  /** Path of the embedded database; its folder is made when missing. */
  file: string
}

/** What connections to PostgreSQL are called: the site is told from its commands (`isServed`). */
export type Application = 'cabins site' | 'cabins command'

/**
 * Opens the database and proves that it answers, so that a wrong address stops the start and not
 * the first visitor. The tables are made by `migrate`. Rejects with the driver's error.
 */
export async function openDatabase(
  { url, file }: DatabaseLocation,
  application: Application = 'cabins command',
): Promise<Database> {
  const database = withDialect(url ? postgresDialect(url, application) : sqliteDialect(file))
  try {
    await pingDatabase(database)
  } catch (error) {
    await database.destroy()
    throw error
  }
  return database
}

/** Resolves when the database answers; rejects with the driver's error otherwise. */
export async function pingDatabase(database: Database): Promise<void> {
  await sql`select 1`.execute(database)
}

/** Waits for running queries and lets go of the file or the connections. */
export async function closeDatabase(database: Database): Promise<void> {
  await database.destroy()
}

function withDialect(dialect: Dialect): Database {
  return new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] })
}

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
