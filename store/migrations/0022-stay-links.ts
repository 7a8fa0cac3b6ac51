import { sql, type Kysely } from 'kysely'

/**
 * One-time links for a stay, and the mark of reviews and entries that came by one. A link does not
 * refer to what came by it, and says nothing about a guest.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('stay_links')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('signature', 'text', (column) => column.notNull())
    .addColumn('cabin', 'text', (column) => column.notNull())
    .addColumn('check_in', 'text', (column) => column.notNull())
    .addColumn('check_out', 'text', (column) => column.notNull())
    .addColumn('expires_on', 'text', (column) => column.notNull())
    .addColumn('review_used_at', 'text')
    .addColumn('entry_used_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .execute()
  await database.schema
    .createIndex('stay_links_by_newest')
    .on('stay_links')
    .columns(['created_at', 'id'])
    .execute()
  await database.schema
    .createIndex('stay_links_by_expiry')
    .on('stay_links')
    .column('expires_on')
    .execute()
  for (const table of ['reviews', 'submissions']) {
    await database.schema
      .alterTable(table)
      .addColumn('is_verified', 'integer', (column) =>
        column
          .notNull()
          .defaultTo(0)
          .check(sql`is_verified in (0, 1)`),
      )
      .execute()
  }
  await database.schema
    .createIndex('reviews_by_verified_and_newest')
    .on('reviews')
    .columns(['is_verified', 'status', 'allow_public', 'submitted_at', 'id'])
    .execute()
}
