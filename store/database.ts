import { CamelCasePlugin, Kysely, sql, type Dialect, SqliteAdapter } from 'kysely'
import { countingConnections, errorKind, noErrors, type ErrorCounts } from './error-counts.ts'
import { postgresDialect } from './postgres.ts'
import { Reachability } from './reachability.ts'
import { sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'
import { inTransaction } from './transactions.ts'

export { inTransaction } from './transactions.ts'
export { DatabaseUnreachableError } from './outages.ts'

/** Store functions take this as their first argument; a transaction is one too. */
export type Database = Kysely<Tables>

export interface DatabaseLocation {
  /** `postgres://…`; the embedded file is used if omitted. */
  url?: string | undefined
  /** Path of the embedded database; its folder is made when missing. */
  file: string
}

/**
 * Names PostgreSQL connections, so that others can tell the site from its commands, and which release
 * it is.
 */
export type Application = 'cabins command' | `cabins site${string}`

/**
 * Opens the database and checks the connection, so that a wrong URL fails at startup rather than on
 * the first request. `migrate` creates the tables. `reachability` follows a server's outages. Rejects
 * with the driver's error.
 */
export async function openDatabase(
  { url, file }: DatabaseLocation,
  application: Application = 'cabins command',
  reachability = new Reachability(),
): Promise<Database> {
  const dialect = url
    ? postgresDialect(url, application, reachability)
    : sqliteDialect(file, reachability)
  const database = withDialect(dialect)
  try {
    await pingDatabase(database)
  } catch (error) {
    await database.destroy()
    throw error
  }
  return database
}

/** Rejects with the driver's error if the database is unavailable. */
export async function pingDatabase(database: Database): Promise<void> {
  await sql`select 1`.execute(database)
}

/** Waits for running queries, then closes the file or the connections. */
export async function closeDatabase(database: Database): Promise<void> {
  await database.destroy()
}

function withDialect(dialect: Dialect): Database {
  const counts = noErrors()
  const database = new Kysely<Tables>({
    dialect: countingConnections(dialect, counts),
    plugins: [new CamelCasePlugin()],
    log(event) {
      if (event.level === 'error') counts[errorKind(event.error)] += 1
    },
  })
  counted.set(database, counts)
  return database
}

const counted = new WeakMap<Database, ErrorCounts>()

/** Failures since it was opened; of a database opened elsewhere, none. */
export function errorCountsOf(database: Database): Readonly<ErrorCounts> {
  return counted.get(database) ?? noErrors()
}

class UndoneError extends Error {}

/**
 * Resolves if the database is writable; rejects with the driver's error otherwise. Rolls back
 * unless `keep` is set: only a commit reveals a full disk.
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
  // An identical value is still written.
  const mark = { doneAt: 'checked' }
  await transaction
    .insertInto('jobs')
    .values({ kind: 'write-check', key: '', ...mark })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doUpdateSet(mark))
    .execute()
}

/** For the few statements that differ between the two databases. */
export function isSqlite(database: Pick<Kysely<unknown>, 'getExecutor'>): boolean {
  return database.getExecutor().adapter instanceof SqliteAdapter
}

/**
 * SQLite's codes for a full disk, for a read-only, moved or locked file, and for a disk that failed
 * while writing; PostgreSQL's disk_full and read_only_sql_transaction.
 */
const codes =
  /^(?:SQLITE_FULL|SQLITE_BUSY\w*|SQLITE_IOERR_(?:SHM\w+|WRITE|FSYNC|DIR_FSYNC|TRUNCATE)|SQLITE_READONLY\w*|53100|25006)$/

/** Whether the database could not be written to; nothing was stored. */
export function isUnwritable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.test(String(error.code))
}

const uniqueViolations: readonly unknown[] = [
  'SQLITE_CONSTRAINT_UNIQUE',
  'SQLITE_CONSTRAINT_PRIMARYKEY',
  '23505',
]

/** Whether a unique constraint was violated. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && uniqueViolations.includes(error.code)
}
