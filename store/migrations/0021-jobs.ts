import { sql, type Kysely } from 'kysely'

/**
 * Chores become jobs. The row that said since when deleted words wait to leave the write-ahead log
 * kept it in `done_at`; it has a column of its own now.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('chores').renameTo('jobs').execute()
  await database.schema.alterTable('jobs').addColumn('waiting_since', 'text').execute()
  await sql`update jobs set waiting_since = done_at, done_at = null where name = 'erasure'`.execute(
    database,
  )
}
