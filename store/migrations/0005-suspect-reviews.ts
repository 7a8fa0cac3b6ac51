import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('reviews')
    .addColumn('is_suspect', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`is_suspect in (0, 1)`),
    )
    .execute()
}
