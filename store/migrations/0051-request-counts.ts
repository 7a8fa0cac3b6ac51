import type { Kysely } from 'kysely'

/** What visitors have used of their limits, for all servers together. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('request_counts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('used', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .execute()
  await database.schema
    .createIndex('request_counts_by_end')
    .on('request_counts')
    .column('ends_at')
    .execute()
}
