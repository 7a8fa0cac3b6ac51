import { sql } from 'kysely'
import { closeDatabase, openDatabase, type Database } from '../database.ts'
import { migrationsOf } from '../migrate.ts'
import { portableTables, presentTables, type PortableTable } from '../portable-tables.ts'
import { plainName } from '../schema-version.ts'

export type RowCounts = Partial<Record<PortableTable, number>>

export interface Examined {
  /** What SQLite finds wrong with the file; empty if it is sound. */
  damages: string[]
  /** Migrations this program doesn't know. */
  unknown: string[]
  counts: RowCounts
  /** Names of the originals of entries. */
  storageNames: string[]
}

/** Examines a restored copy of the embedded database, and signs everybody out in it. */
export async function examineCopy(file: string): Promise<Examined> {
  const database = await openDatabase({ file })
  try {
    const damages = await damagesOf(database)
    const { unknown } = await migrationsOf(database)
    if (damages.length > 0 || unknown.length > 0) {
      return { damages, unknown, counts: {}, storageNames: [] }
    }
    await endSessions(database)
    const tables = await presentTables(database)
    return {
      damages,
      unknown,
      counts: await countRows(database),
      storageNames: tables.includes('submissionFiles') ? await storageNamesIn(database) : [],
    }
  } finally {
    await closeDatabase(database)
  }
}

async function damagesOf(database: Database): Promise<string[]> {
  const { rows } = await sql<{ integrityCheck: string }>`pragma integrity_check`.execute(database)
  const { rows: orphans } = await sql`pragma foreign_key_check`.execute(database)
  return [
    ...rows.map(({ integrityCheck }) => integrityCheck).filter((line) => line !== 'ok'),
    ...(orphans.length > 0 ? [`${orphans.length} rows refer to missing ones`] : []),
  ]
}

/** A session that was ended after that moment must not come back to life. */
async function endSessions(database: Database): Promise<void> {
  for (const table of ['sessions', 'signInAttempts'] as const) {
    const { rows } = await sql`
      select 1 from sqlite_master where name = ${plainName(table)}`.execute(database)
    if (rows.length > 0) await database.deleteFrom(table).execute()
  }
}

/** The rows of each table that backups contain, of those that exist. */
export async function countRows(database: Database): Promise<RowCounts> {
  const tables = new Set(await presentTables(database))
  const counts: RowCounts = {}
  for (const table of portableTables.filter((each) => tables.has(each))) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)}`.execute(database)
    counts[table] = rows[0]?.count ?? 0
  }
  return counts
}

async function storageNamesIn(database: Database): Promise<string[]> {
  const rows = await database.selectFrom('submissionFiles').select('storageName').execute()
  return rows.map(({ storageName }) => storageName)
}
