import type { Kysely } from 'kysely'

/** Cabins that take no guests for a time; one row each. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('cabin_closures')
    .addColumn('cabin', 'text', (column) => column.primaryKey())
    .addColumn('from_day', 'text', (column) => column.notNull())
    .addColumn('until_day', 'text', (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute()
}
