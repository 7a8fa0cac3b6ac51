import { sql } from 'kysely'
import { type Database, isSqlite } from './database.ts'
import type { PortableTable } from './portable-tables.ts'

/** The last id a table has assigned, even if the row is gone. */
export interface LastNumber {
  table: string
  last: number
}

/** Tables whose ids the database generates. */
const numbered = ['contests', 'prizes'] as const satisfies readonly PortableTable[]

/** For each table that has assigned an id. */
export async function lastNumbers(database: Database): Promise<LastNumber[]> {
  const numbers: LastNumber[] = []
  for (const table of numbered) {
    const last = await lastNumberOf(database, table)
    if (last > 0) numbers.push({ table, last })
  }
  return numbers
}

/**
 * Continues numbering after rows were inserted with their ids, so that no id is reused, whether
 * from the backup or from this database. `present` lists the tables that exist.
 */
export async function continueNumbers(
  database: Database,
  numbers: readonly LastNumber[],
  present: readonly PortableTable[],
): Promise<void> {
  for (const table of numbered) {
    if (!present.includes(table)) continue
    const given = numbers.find((number) => number.table === table)?.last ?? 0
    const last = Math.max(
      given,
      await lastNumberOf(database, table),
      await highest(database, table),
    )
    if (last > 0) await setLastNumber(database, table, last)
  }
}

async function lastNumberOf(database: Database, table: PortableTable): Promise<number> {
  const query = isSqlite(database)
    ? sql<{ last: number | null }>`select seq as last from sqlite_sequence where name = ${table}`
    : sql<{ last: number | null }>`
        select last_value as last from pg_sequences
        where format('%I.%I', schemaname, sequencename) = pg_get_serial_sequence(${table}, 'id')`
  const { rows } = await query.execute(database)
  return rows[0]?.last ?? 0
}

async function highest(database: Database, table: PortableTable): Promise<number> {
  const { rows } = await sql<{ highest: number | null }>`
    select max(id) as highest from ${sql.table(table)}`.execute(database)
  return rows[0]?.highest ?? 0
}

async function setLastNumber(
  database: Database,
  table: PortableTable,
  last: number,
): Promise<void> {
  if (!isSqlite(database)) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${last})`.execute(database)
    return
  }
  // SQLite's sequence table has no key, and no row for a table that was always empty.
  await sql`delete from sqlite_sequence where name = ${table}`.execute(database)
  await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(database)
}
