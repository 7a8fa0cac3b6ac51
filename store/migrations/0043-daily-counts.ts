import { sql, type Kysely } from 'kysely'

/** Sums of visits and searches per day: no row is about one guest. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('daily_counts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('view', 'search')`))
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull().check(sql`count > 0`))
    .execute()
}
