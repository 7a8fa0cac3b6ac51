import { sql } from 'kysely'
import type { Database } from './database.ts'
import { isSqlite } from './dialect.ts'
import { busyTimeoutMs } from './sqlite.ts'

/** SQLite waits on the thread that answers guests. */
const patienceMs = 100

/**
 * Takes deleted words out of the embedded database's files: the tables have lost them, but the
 * write-ahead log beside the file keeps them until it is emptied. Not within a transaction. False
 * when another process reads just now, so that they are still there. On PostgreSQL it has nothing to
 * do: autovacuum makes the room of deleted rows free.
 */
export async function eraseDeleted(database: Database): Promise<boolean> {
  if (!isSqlite(database)) return true
  return database.connection().execute(async (connection) => {
    await waitAtMost(connection, patienceMs)
    try {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(
        connection,
      )
      return rows[0]?.busy === 0
    } finally {
      await waitAtMost(connection, busyTimeoutMs)
    }
  })
}

async function waitAtMost(connection: Database, ms: number): Promise<void> {
  await sql`pragma busy_timeout = ${sql.lit(ms)}`.execute(connection)
}
