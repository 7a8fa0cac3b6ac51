import { sql } from 'kysely'
import type { Database } from './database.ts'
import { migrations } from './migrations.ts'

/** Names of all migrations known to this program, oldest first. */
export function knownSchemas(): string[] {
  return Object.keys(migrations).toSorted()
}

/** Name of the newest migration known to this program. */
export function knownSchema(): string {
  return knownSchemas().at(-1) ?? ''
}

/** Name of the newest migration applied; undefined before the first. */
export async function schemaOf(database: Database): Promise<string | undefined> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => plainName(name) === 'kyselymigration')) return undefined
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name desc limit 1`.execute(database)
  return rows[0]?.name
}

/** The camelCase plugin also converts some of these names. */
export function plainName(name: string): string {
  return name.replaceAll('_', '').toLowerCase()
}
