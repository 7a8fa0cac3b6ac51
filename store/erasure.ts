import { sql } from 'kysely'
import { type Database, isSqlite } from './database.ts'

/** SQLite waits on the thread that serves guests. */
const patienceMs = 100

/**
 * Removes deleted text from the embedded database's files: it is gone from the tables but stays in
 * the write-ahead log until a checkpoint truncates it. Do not call in a transaction. Returns false
 * if another process is reading or the database is not writable: the text is still there, and the
 * daily deletion tries again. Does nothing on PostgreSQL, where autovacuum reclaims the space.
 */
export async function eraseDeleted(database: Database): Promise<boolean> {
  if (!isSqlite(database)) return true
  return database
    .connection()
    .execute(emptyLog)
    .catch(() => false)
}

async function emptyLog(connection: Database): Promise<boolean> {
  await waitAtMost(connection, patienceMs)
  try {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(
      connection,
    )
    return rows[0]?.busy === 0
  } finally {
    await waitAtMost(connection, 0)
  }
}

async function waitAtMost(connection: Database, ms: number): Promise<void> {
  await sql`pragma busy_timeout = ${sql.lit(ms)}`.execute(connection)
}
