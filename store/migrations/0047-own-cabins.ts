import type { Kysely } from 'kysely'

/** Cabins that the owner has added in the browser, and cabins that guests no longer see. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('added_cabins')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('added_by', 'text', (column) => column.notNull())
    .addColumn('added_at', 'text', (column) => column.notNull())
    .execute()
  await database.schema
    .createTable('retired_cabins')
    .addColumn('cabin', 'text', (column) => column.primaryKey())
    .addColumn('redirect_to', 'text', (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute()
}
