import type { Kysely } from 'kysely'

/** Health of each feed, so that a restart neither repeats nor loses a message about it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('feed_health')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('failing_since', 'text')
    .addColumn('had_nights', 'integer', (column) => column.notNull())
    .addColumn('empty_since', 'text')
    .addColumn('unreadable', 'integer', (column) => column.notNull())
    .addColumn('stays', 'text', (column) => column.notNull())
    .execute()
}
