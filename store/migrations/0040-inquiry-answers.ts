import type { Kysely } from 'kysely'

/** The owner's answers to inquiries, one after another, and the templates they start from. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('inquiry_answers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('inquiry_id', 'text', (column) =>
      column.notNull().references('inquiries.id').onDelete('cascade'),
    )
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('written_by', 'text', (column) => column.notNull())
    .addColumn('written_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('inquiry_answers_in_order', ['inquiry_id', 'number'])
    .execute()
  await database.schema
    .createTable('reply_templates')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('is_removed', 'integer', (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute()
}
