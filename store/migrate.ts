import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { type Database, isSqlite } from './database.ts'
import { migrations } from './migrations.ts'
import { tablesAreShared, withMarks } from './release-mark.ts'
import { knownSchema, knownSchemas, schemaOf } from './schema-version.ts'

/**
 * Migrates to the latest version, or up to the named one; on failure rolls back and rejects. Safe
 * to call from two processes at once: one works and the other waits.
 */
export async function migrate(database: Database, upTo?: string): Promise<void> {
  // The migrator refuses tables with migrations that it doesn't know, even if they can be shared.
  if (upTo === undefined && (await migrationsOf(database)).missing.length === 0) return
  // The migrator locks and uses a transaction on PostgreSQL, but not on SQLite.
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
    provider: { getMigrations: async () => withMarks(migrations) },
  })
  const { error } = await (upTo === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(upTo))
  if (error) throw error
}

export interface MigrationsOf {
  /** Known to this program but not applied. */
  missing: string[]
  /** Applied by a newer program whose tables this one can't work on. */
  unknown: string[]
  /** The newest one this program knows. */
  newest: string
}

/** Compares the database's migrations with this program's. */
export async function migrationsOf(database: Database): Promise<MigrationsOf> {
  const known = knownSchemas()
  const done = await migrationsDone(database)
  const unknown = done.filter((name) => !known.includes(name))
  const isShared = unknown.length === 0 || (await tablesAreShared(database))
  return {
    missing: known.filter((name) => !done.includes(name)),
    unknown: isShared ? [] : unknown,
    newest: knownSchema(),
  }
}

async function migrationsDone(database: Database): Promise<string[]> {
  if ((await schemaOf(database)) === undefined) return []
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(database)
  return rows.map(({ name }) => name)
}
