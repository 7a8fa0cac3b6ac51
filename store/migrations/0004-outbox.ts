import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('claimed_by', 'text')
    .addColumn('claimed_until', 'text')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('delivered_at', 'text')
    .addCheckConstraint('outbox_recipient', sql`recipient in ('owner', 'business')`)
    .addCheckConstraint('outbox_status', sql`status in ('waiting', 'delivered', 'failed')`)
    .addCheckConstraint('outbox_whole_claim', sql`(claimed_by is null) = (claimed_until is null)`)
    .addCheckConstraint(
      'outbox_delivered',
      sql`(status = 'delivered') = (delivered_at is not null)`,
    )
    .execute()

  // Polled every few seconds, so delivered rows must cost nothing.
  await database.schema
    .createIndex('outbox_due')
    .on('outbox')
    .columns(['next_attempt_at', 'id'])
    .where(sql.ref('status'), '=', sql.lit('waiting'))
    .execute()

  // For the admin's list, unfiltered and by status; the second also serves the counts.
  await database.schema
    .createIndex('outbox_by_time')
    .on('outbox')
    .columns(['created_at', 'id'])
    .execute()
  await database.schema
    .createIndex('outbox_by_status')
    .on('outbox')
    .columns(['status', 'created_at', 'id'])
    .execute()
}
