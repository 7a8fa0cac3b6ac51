import { sql, SqliteAdapter } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import { migrations } from './migrations/index.ts'

/**
 * Brings the tables to the newest version, or leaves them as they were and rejects. Two processes
 * may call it at once: one works, the other waits and then finds nothing to do.
 */
export async function migrate(database: Database): Promise<void> {
  // For PostgreSQL the migrator brings its own lock and transaction; for SQLite it has neither.
  if (database.getExecutor().adapter instanceof SqliteAdapter) await migrateExclusively(database)
  else await migrateToLatest(database)
}

async function migrateExclusively(database: Database): Promise<void> {
  await database.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection)
    try {
      await migrateToLatest(connection)
      await sql`commit`.execute(connection)
    } catch (error) {
      await sql`rollback`.execute(connection)
      throw error
    }
  })
}

async function migrateToLatest(database: Database): Promise<void> {
  const provider = { getMigrations: async () => migrations }
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest()
  if (error) throw error
}
