import { sql, type Kysely } from 'kysely'

/** Contests that start and end by themselves. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('contests')
    .addColumn('follows_dates', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`follows_dates in (0, 1)`),
    )
    .execute()
}
