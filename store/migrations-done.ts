import { sql } from 'kysely'
import type { Database } from './database.ts'
import { knownSchema, knownSchemas, schemaOf } from './portable-tables.ts'

export interface MigrationsOf {
  /** Known to this program and not done yet. */
  missing: string[]
  /** Done by a newer program. */
  unknown: string[]
  /** The newest that this program knows. */
  newest: string
}

/** How the tables of this database stand to this program. */
export async function migrationsOf(database: Database): Promise<MigrationsOf> {
  const known = knownSchemas()
  const done = await migrationsDone(database)
  return {
    missing: known.filter((name) => !done.includes(name)),
    unknown: done.filter((name) => !known.includes(name)),
    newest: knownSchema(),
  }
}

async function migrationsDone(database: Database): Promise<string[]> {
  if ((await schemaOf(database)) === undefined) return []
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(database)
  return rows.map(({ name }) => name)
}
