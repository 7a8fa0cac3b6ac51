import { sql } from 'kysely'
import { type Database, isSqlite } from './database.ts'
import { presentTables } from './portable-tables.ts'

/** What is broken in the database's own structures, in its words; empty if nothing is. */
export async function findDamage(database: Database): Promise<string[]> {
  return isSqlite(database) ? damageInFile(database) : damageOnServer(database)
}

const mostReported = 5

async function damageInFile(database: Database): Promise<string[]> {
  const { rows } = await sql<{ integrityCheck: string }>`
    pragma integrity_check(${sql.lit(mostReported)})`.execute(database)
  const broken = rows.map(({ integrityCheck }) => integrityCheck).filter((line) => line !== 'ok')
  // In a broken file, this would fail instead of telling.
  if (broken.length > 0) return broken
  const { rows: strays } = await sql<{ table: string }>`pragma foreign_key_check`.execute(database)
  return strays.slice(0, mostReported).map(({ table }) => `a row of ${table} refers to none`)
}

/** Reads every table; the server itself reports pages that it cannot read. */
async function damageOnServer(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index where not indisvalid`.execute(database)
  const damage = rows.map(({ name }) => `the index ${name} is not valid`)
  for (const table of await presentTables(database)) {
    await sql`select count(t.*) from ${sql.table(table)} as t`.execute(database).catch(() => {
      damage.push(`the table ${table} cannot be read`)
    })
  }
  return damage
}

/** The clock of the database server, read at about this moment; null for the embedded file. */
export async function serverClock(database: Database): Promise<Temporal.Instant | null> {
  if (isSqlite(database)) return null
  const { rows } = await sql<{ ms: string }>`
    select (extract(epoch from clock_timestamp()) * 1000)::text as ms`.execute(database)
  return Temporal.Instant.fromEpochMilliseconds(Math.round(Number(rows[0]?.ms)))
}
