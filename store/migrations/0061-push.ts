import type { Kysely } from 'kysely'

/** Browsers that administrators want to be told on, and the key that messages to them are signed with. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('push_keys')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('private_key', 'text', (column) => column.notNull())
    .execute()
  await database.schema
    .createTable('push_devices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('admin_id', 'text', (column) =>
      column.notNull().references('admins.id').onDelete('cascade'),
    )
    .addColumn('endpoint', 'text', (column) => column.notNull().unique())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('added_at', 'text', (column) => column.notNull())
    .addColumn('told_until', 'text', (column) => column.notNull())
    .execute()
  await database.schema
    .createIndex('push_devices_by_admin')
    .on('push_devices')
    .column('admin_id')
    .execute()
}
