import type { Kysely } from 'kysely'

/** Calendars of cabins that the owner has given in the browser. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('cabin_feeds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('cabin', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('transparent_days', 'text', (column) => column.notNull())
    .addColumn('added_by', 'text', (column) => column.notNull())
    .addColumn('added_at', 'text', (column) => column.notNull())
    .execute()
}
