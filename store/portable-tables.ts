import { sql, type RawBuilder } from 'kysely'
import { type Database, isSqlite } from './database.ts'
import type { Tables } from './tables.ts'

export type PortableTable = keyof Tables
/** Plain values by column, the same from both databases. */
export type Row = Record<string, unknown>

/** A restore ends all sessions, announces nothing again and looks for troubles again. */
const notKept: readonly PortableTable[] = [
  'sessions',
  'signInAttempts',
  'challenges',
  'requestCounts',
  'copies',
  'alerts',
]
/** Recurring jobs start over after a restore; what was queued is still to be done. */
const kept: Partial<Record<PortableTable, RawBuilder<boolean>>> = { jobs: sql`key <> ''` }
/** Of this database alone. */
const derived: readonly PortableTable[] = ['topicVersions', 'releaseMarks']
/** The database generates their ids. */
const numbered: readonly PortableTable[] = ['contests', 'prizes']

/** The tables that backups contain, of those that exist; those that others refer to come first. */
export async function presentTables(database: Database): Promise<PortableTable[]> {
  const tables = await allTables(database)
  return tables.filter((name) => !notKept.includes(name) && !derived.includes(name))
}

async function allTables(database: Database): Promise<PortableTable[]> {
  const query = isSqlite(database)
    ? sql<{ name: string; parent: string | null }>`
        select t.name, f."table" as parent
        from sqlite_master t left join pragma_foreign_key_list(t.name) f on true
        where t.type = 'table' and t.name not like 'sqlite_%'`
    : sql<{ name: string; parent: string | null }>`
        select t.relname as name, parent.relname as parent
        from pg_class t
        left join pg_constraint c on c.conrelid = t.oid and c.contype = 'f'
        left join pg_class parent on parent.oid = c.confrelid
        where t.relkind = 'r' and t.relnamespace = current_schema()::regnamespace`
  const { rows } = await query.execute(database)
  const ordered = new Set<string>()
  const add = (name: string) => {
    for (const row of rows) {
      if (row.name === name && row.parent && row.parent !== name) add(row.parent)
    }
    ordered.add(name)
  }
  // Others are Kysely's and Litestream's.
  for (const { name } of rows) if (!/^(kysely)?_/.test(name)) add(name)
  // The names of the tables' type.
  return [...ordered].map((name) => camelCase(name) as PortableTable)
}

function camelCase(name: string): string {
  return name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())
}

const pageRows = 500

/** All rows, up to 500 at a time. For consistent pages, call it in a transaction or on a copy. */
export async function* pagesOf(database: Database, table: PortableTable): AsyncGenerator<Row[]> {
  const inFile = isSqlite(database)
  const place = sql.ref(inFile ? 'rowid' : 'ctid')
  let last: unknown
  for (;;) {
    const bound = inFile ? sql`${last}` : sql`cast(${last} as tid)`
    const { rows } = await sql<Row & { rowPlace: unknown }>`
      select ${place} as row_place, ${sql.table(table)}.* from ${sql.table(table)}
      where ${kept[table] ?? sql`1 = 1`} ${last === undefined ? sql`` : sql`and ${place} > ${bound}`}
      order by ${place} limit ${sql.lit(pageRows)}`.execute(database)
    const page: Row[] = []
    for (const { rowPlace, ...row } of rows) {
      page.push(row)
      last = rowPlace
    }
    yield page
    if (rows.length < pageRows) return
  }
}

/** Inserts rows as read, keys included, up to 500 at a time. */
async function insertRows(
  database: Database,
  table: PortableTable,
  rows: readonly Row[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  if (columns.length === 0) return
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
  // PostgreSQL generates these keys unless told to keep the given ones.
  const keepingKeys = isSqlite(database) ? sql`` : sql`overriding system value`
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    ${keepingKeys} values ${sql.join(values)}
  `.execute(database)
}

/** Replaces all rows of `to` by those of `from`, which has the same tables. */
export async function copyRows(from: Database, to: Database): Promise<void> {
  const tables = await presentTables(to)
  await forgetRunning(to)
  for (const table of tables.toReversed()) await sql`delete from ${sql.table(table)}`.execute(to)
  for (const table of tables) {
    for await (const rows of pagesOf(from, table)) await insertRows(to, table, rows)
  }
  if (isSqlite(to)) return
  for (const table of numbered) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, 'id'), coalesce(max(id), 0) + 1, false)
      from ${sql.table(table)}`.execute(to)
  }
}

/** Deletes what a restore must not bring back: a session that was ended must stay so. */
export async function forgetRunning(database: Database): Promise<void> {
  const tables = (await allTables(database)).filter((name) => notKept.includes(name))
  for (const table of tables.toReversed()) {
    await sql`delete from ${sql.table(table)}`.execute(database)
  }
  await sql`delete from jobs where not (${kept.jobs})`.execute(database)
}

/** Rows of each table that backups contain. */
export async function countRows(database: Database): Promise<Map<PortableTable, number>> {
  const counts = new Map<PortableTable, number>()
  for (const table of await presentTables(database)) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)}
      where ${kept[table] ?? sql`1 = 1`}`.execute(database)
    counts.set(table, rows[0]?.count ?? 0)
  }
  return counts
}

/** Whether there is no row that a backup would contain. */
export async function hasNoRows(database: Database): Promise<boolean> {
  return (await countRows(database)).values().every((count) => count === 0)
}
