import type { Kysely } from 'kysely'

/** What the owner said is right before launch. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('launch_confirmations')
    .addColumn('what', 'text', (column) => column.primaryKey())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
}
