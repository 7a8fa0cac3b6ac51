import { sql, type Kysely } from 'kysely'

/** What kind of site a guest came from; null for clicks counted before, and where it is unknown. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('referrals')
    .addColumn('source', 'text', (column) =>
      column.check(sql`source in ('search', 'social', 'assistant', 'other', 'direct')`),
    )
    .execute()
}
