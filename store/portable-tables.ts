import { sql } from 'kysely'
import type { Database } from './database.ts'
import { isSqlite } from './dialect.ts'
import { migrations } from './migrations/index.ts'
import type { Tables } from './tables.ts'

/** Signs-in end with a restore, and triggers fill the other two anew. */
type LeftOut = 'sessions' | 'signInAttempts' | 'reviewCounts' | 'topicVersions'
export type PortableTable = Exclude<keyof Tables, LeftOut>
/** Plain values by column, the same from both databases. */
export type Row = Record<string, unknown>

/** Each with its key, in an order in which what is referred to comes first. */
const keys: Record<PortableTable, string> = {
  admins: 'id',
  referrals: 'id',
  reviews: 'id',
  inquiries: 'id',
  outbox: 'id',
  contests: 'id',
  prizes: 'id',
  submissions: 'id',
  submissionFiles: 'id',
  submissionFileJobs: 'fileId',
  submissionDecisions: 'id',
}
export const portableTables = Object.keys(keys) as PortableTable[]

const numbered: readonly PortableTable[] = ['contests', 'prizes']
const pageRows = 500

/** Name of the newest migration that this program knows. */
export function knownSchema(): string {
  return Object.keys(migrations).at(-1) ?? ''
}

/** Name of the newest migration of this database; undefined before the first. */
export async function schemaOf(database: Database): Promise<string | undefined> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true })
  // The plugin that gives us camelCase gives it to these names as well.
  if (!tables.some(({ name }) => /^kysely_?migration$/i.test(name))) return undefined
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name desc limit 1`.execute(database)
  return rows[0]?.name
}

/** All rows by key. Within a transaction or on a copy, so that the pages belong together. */
export async function* rowsOf(database: Database, table: PortableTable): AsyncGenerator<Row> {
  const key = keys[table]
  let last: unknown
  for (;;) {
    const after = last === undefined ? sql`` : sql`where ${sql.ref(key)} > ${last}`
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} ${after} order by ${sql.ref(key)} limit ${sql.lit(pageRows)}
    `.execute(database)
    yield* rows
    if (rows.length < pageRows) return
    last = rows.at(-1)?.[key]
  }
}

/** True when no table has a row, but for those that triggers keep. */
export async function hasNoRows(database: Database): Promise<boolean> {
  for (const table of portableTables) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(database)
    if (rows.length > 0) return false
  }
  return true
}

/** Removes every row of every table, sessions and attempts to sign in included. */
export async function removeAllRows(database: Database): Promise<void> {
  for (const table of ['sessions', 'signInAttempts', ...portableTables.toReversed()]) {
    await sql`delete from ${sql.table(table)}`.execute(database)
  }
}

/** Inserts rows as they were read, keys included; up to 500 at once. */
export async function insertRows(
  database: Database,
  table: PortableTable,
  rows: readonly Row[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  if (columns.length === 0) return
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
  // PostgreSQL counts these keys itself and has to be told that they are meant.
  const keepingKeys = isSqlite(database) ? sql`` : sql`overriding system value`
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    ${keepingKeys} values ${sql.join(values)}
  `.execute(database)
}

/** After inserting: the next contest or prize gets a number that is still free. */
export async function continueNumbers(database: Database): Promise<void> {
  if (isSqlite(database)) return
  for (const table of numbered) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))
    `.execute(database)
  }
}
