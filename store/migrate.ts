import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import { isSqlite } from './dialect.ts'
import { migrations } from './migrations/index.ts'
import { knownSchema, knownSchemas, schemaOf } from './portable-tables.ts'

/**
 * Brings the tables to the newest version, or up to the one named, or leaves them as they were and
 * rejects. Two processes may call it at once: one works, the other waits and then finds nothing to do.
 */
export async function migrate(database: Database, upTo?: string): Promise<void> {
  // For PostgreSQL the migrator brings its own lock and transaction; for SQLite it has neither.
  if (isSqlite(database)) await migrateExclusively(database, upTo)
  else await migrateUp(database, upTo)
}

async function migrateExclusively(database: Database, upTo?: string): Promise<void> {
  await database.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection)
    try {
      await migrateUp(connection, upTo)
      await sql`commit`.execute(connection)
    } catch (error) {
      await sql`rollback`.execute(connection)
      throw error
    }
  })
}

async function migrateUp(database: Database, upTo?: string): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations },
  })
  const { error } = await (upTo === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(upTo))
  if (error) throw error
}

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
