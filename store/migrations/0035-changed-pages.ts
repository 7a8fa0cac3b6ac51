import type { Kysely } from 'kysely'

/** Pages that search engines have yet to be told about: one row a page, so there are never many. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('changed_pages')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .execute()
}
