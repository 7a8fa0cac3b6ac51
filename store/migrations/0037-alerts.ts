import type { Kysely } from 'kysely'

/** What the owner has to be told about the running of the site, one row for each kind. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('alerts')
    .addColumn('kind', 'text', (column) => column.primaryKey())
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addColumn('told_at', 'text')
    .addColumn('ended_at', 'text')
    .execute()
}
