import type { Kysely } from 'kysely'

/**
 * Remembers what each feed has said, by the feed instead of its place in a setting. The rows from
 * before describe the last ten minutes and are not kept.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.dropTable('feed_health').execute()
  await database.schema
    .createTable('feed_health')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('failing_since', 'text')
    .addColumn('unreadable', 'integer', (column) => column.notNull())
    .addColumn('known', 'text')
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .execute()
}
