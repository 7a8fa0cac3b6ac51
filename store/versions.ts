import SQLite from 'better-sqlite3'
import { sql } from 'kysely'
import type { Database } from './database.ts'
import { inTransaction } from './transactions.ts'

/**
 * By topic: a number incremented in the transaction of every change to what pages show of it. A
 * topic without changes is missing.
 */
export type Versions = ReadonlyMap<string, number>

/** Lists of this room's rows on pages; what writes them uses `writeShown` or `countUp`. */
type ShownList = 'reviews' | 'contests' | 'submissions'

/** As of some moment after the call. */
export async function readVersions(db: Database): Promise<Versions> {
  const rows = await db.selectFrom('topicVersions').select(['topic', 'version']).execute()
  return new Map(rows.map(({ topic, version }) => [topic, version]))
}

/**
 * Writes what pages show of a topic and counts up its version, in the caller's transaction or in one
 * of its own. A falsy result means that nothing has changed.
 */
export async function writeShown<Result>(
  database: Database,
  topic: ShownList,
  write: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  const both = async (transaction: Database) => {
    const result = await write(transaction)
    if (result) await countUp(transaction, [topic])
    return result
  }
  return database.isTransaction ? both(database) : inTransaction(database, both)
}

/**
 * Counts up the versions of what pages show, in the transaction that changes it: every server that
 * has read an older version drops its pages.
 */
export async function countUp(database: Database, topics: readonly string[]): Promise<void> {
  if (topics.length === 0) return
  await database
    .insertInto('topicVersions')
    .values(topics.toSorted().map((topic) => ({ topic, version: 1 })))
    .onConflict((conflict) =>
      conflict.column('topic').doUpdateSet({ version: sql`topic_versions.version + 1` }),
    )
    .execute()
}

/** Versions in the embedded file, as of now. `read` throws the driver's error. */
export interface FileVersions {
  /** The same map until somebody writes to the file. */
  read: () => Versions
  close: () => void
}

/**
 * Reads on a separate connection, so that all writers, including this process, count as others:
 * SQLite keeps a change number for that, which is read in a microsecond.
 */
export function openFileVersions(file: string): FileVersions {
  const connection = new SQLite(file, { readonly: true, timeout: 0 })
  const dataVersion = connection.prepare<[], number>('pragma data_version').pluck()
  const topicVersions = connection
    .prepare<[], [topic: string, version: number]>('select topic, version from topic_versions')
    .raw()
  let seen: { data: number | undefined; versions: Versions } | undefined
  return {
    read() {
      const data = dataVersion.get()
      if (seen?.data !== data) seen = undefined
      seen ??= { data, versions: new Map(topicVersions.all()) }
      return seen.versions
    },
    close: () => void connection.close(),
  }
}
