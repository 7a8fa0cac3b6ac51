import { sql, type Kysely } from 'kysely'

/** The owner's pictures that came by the browser: what they are, and what is made of them so far. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('site_pictures')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('album', 'text', (column) => column.notNull())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('files', 'text', (column) => column.notNull())
    .addColumn('placeholder', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('claimed_by', 'text')
    .addColumn('claimed_until', 'text')
    .addColumn('last_error', 'text')
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('unused_since', 'text')
    .execute()
  await database.schema
    .createIndex('site_pictures_by_album')
    .on('site_pictures')
    .columns(['album', 'created_at'])
    .execute()
  await database.schema
    .createIndex('site_pictures_waiting')
    .on('site_pictures')
    .columns(['next_attempt_at', 'id'])
    .where(sql<boolean>`state = 'waiting'`)
    .execute()
}
