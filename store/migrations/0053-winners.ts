import type { Kysely } from 'kysely'

/** What winners were written, and whether they have their prize. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('winner_letters')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) =>
      column.notNull().unique().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('written_by', 'text', (column) => column.notNull())
    .addColumn('written_at', 'text', (column) => column.notNull())
    .execute()
  for (const column of ['prize_sent_by', 'prize_sent_at']) {
    await database.schema.alterTable('submissions').addColumn(column, 'text').execute()
  }
}
