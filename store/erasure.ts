import { sql } from 'kysely'
import { type Database, isSqlite } from './database.ts'
import { finishJob } from './jobs.ts'
import { instantToText, textToInstant } from './values.ts'

/** SQLite waits on the thread that serves guests. */
const patienceMs = 100

/**
 * Removes deleted text from the embedded database's files: it is gone from the tables but stays in
 * the write-ahead log until a checkpoint truncates it. Do not call in a transaction. Returns false
 * if another process is reading, in which case the text is still there. Does nothing on PostgreSQL,
 * where autovacuum reclaims the space.
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
      await waitAtMost(connection, 0)
    }
  })
}

async function waitAtMost(connection: Database, ms: number): Promise<void> {
  await sql`pragma busy_timeout = ${sql.lit(ms)}`.execute(connection)
}

/** Stored in the jobs table: it belongs to no guest and backups omit it. */
const job = { kind: 'erasure', key: '' } as const

/** Records that deleted text is still in the write-ahead log; the earliest time wins. */
export async function noteErasureWait(database: Database, since: Temporal.Instant): Promise<void> {
  await database
    .insertInto('jobs')
    .values({ ...job, due: instantToText(since) })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .execute()
}

export async function endErasureWait(database: Database): Promise<void> {
  await finishJob(database, job)
}

/** Null if nothing is waiting. */
export async function erasureWaitsSince(database: Database): Promise<Temporal.Instant | null> {
  const row = await database
    .selectFrom('jobs')
    .select('due')
    .where((eb) => eb.and(job))
    .executeTakeFirst()
  return row?.due ? textToInstant(row.due) : null
}
