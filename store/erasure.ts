import { sql } from 'kysely'
import type { Database } from './database.ts'
import { isSqlite } from './dialect.ts'
import { busyTimeoutMs } from './sqlite.ts'
import { instantToText, textToInstant } from './values.ts'

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

/** In the table of jobs: it belongs to no guest, and backups leave it out. */
const name = 'erasure'

/** Notes that deleted words are still in the write-ahead log; the earliest note counts. */
export async function noteErasureWait(database: Database, since: Temporal.Instant): Promise<void> {
  await database
    .insertInto('jobs')
    .values({ name, waitingSince: instantToText(since) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

export async function endErasureWait(database: Database): Promise<void> {
  await database.deleteFrom('jobs').where('name', '=', name).execute()
}

/** Since when; null when nothing waits. */
export async function erasureWaitsSince(database: Database): Promise<Temporal.Instant | null> {
  const row = await database
    .selectFrom('jobs')
    .select('waitingSince')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.waitingSince ? textToInstant(row.waitingSince) : null
}
