import { sql } from 'kysely'
import type { Database } from './database.ts'
import { isSqlite } from './dialect.ts'
import type { PortableTable } from './portable-tables.ts'

/** The last number that a table has given to a row, though the row may be gone. */
export interface LastNumber {
  table: string
  last: number
}

/** Those whose rows the database numbers by itself. */
const numbered = ['contests', 'prizes'] as const satisfies readonly PortableTable[]

/** For each numbered table that has given one. */
export async function lastNumbers(database: Database): Promise<LastNumber[]> {
  const numbers: LastNumber[] = []
  for (const table of numbered) {
    const last = await lastNumberOf(database, table)
    if (last > 0) numbers.push({ table, last })
  }
  return numbers
}

/**
 * After inserting rows with their numbers: no number that has been given comes again, neither where
 * the rows are from nor here. `present` are the tables that there are.
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
  // SQLite's list has no key, and no line for a table that never had a row.
  await sql`delete from sqlite_sequence where name = ${table}`.execute(database)
  await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(database)
}
