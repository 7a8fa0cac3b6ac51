import type { Kysely } from 'kysely'

/** Troubles with the cabins' feeds: one row for each occurrence reported to the owner. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('feed_troubles')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('cabin', 'text', (column) => column.notNull())
    .addColumn('feeds', 'text', (column) => column.notNull())
    .addColumn('night_from', 'text')
    .addColumn('night_to', 'text')
    .addColumn('found_at', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .execute()
}
