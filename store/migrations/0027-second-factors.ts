import type { Kysely } from 'kysely'

/** Codes from an app, passkeys and recovery codes, and whether everyone needs one of the first two. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const name of ['totp_secret', 'totp_pending']) {
    await database.schema.alterTable('admins').addColumn(name, 'text').execute()
  }
  await database.schema.alterTable('admins').addColumn('totp_last_step', 'integer').execute()
  await createPasskeys(database)
  await database.schema
    .createTable('recovery_codes')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('admin_id', 'text', (column) =>
      column.notNull().references('admins.id').onDelete('cascade'),
    )
    .execute()
  await database.schema
    .createIndex('recovery_codes_by_admin')
    .on('recovery_codes')
    .column('admin_id')
    .execute()
  await database.schema
    .createTable('challenges')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await database.schema
    .createTable('admin_settings')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
}

async function createPasskeys(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('admin_id', 'text', (column) =>
      column.notNull().references('admins.id').onDelete('cascade'),
    )
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'integer', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'text')
    .execute()
  await database.schema
    .createIndex('passkeys_by_admin')
    .on('passkeys')
    .columns(['admin_id', 'created_at'])
    .execute()
}
