import { sql, type Kysely } from 'kysely'

/**
 * Renames chores to jobs. The time since which deleted text has been in the write-ahead log moves
 * from `done_at` to a column of its own.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('chores').renameTo('jobs').execute()
  await database.schema.alterTable('jobs').addColumn('waiting_since', 'text').execute()
  await sql`update jobs set waiting_since = done_at, done_at = null where name = 'erasure'`.execute(
    database,
  )
}
