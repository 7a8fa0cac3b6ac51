import type { Kysely } from 'kysely'

/**
 * Several administrators: roles, invitations by one-time link, and sessions that say where they are.
 * Administrators from before are owners.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('admins')
    .addColumn('role', 'text', (column) => column.notNull().defaultTo('owner'))
    .execute()
  await database.schema
    .createTable('invitations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('invitee', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .execute()
  await extendSessions(database)
}

/** Sessions from before were proven when they began, long ago. */
async function extendSessions(database: Kysely<unknown>): Promise<void> {
  const texts = { device: '', network: '', proven_at: '' }
  for (const [name, value] of Object.entries(texts)) {
    await database.schema
      .alterTable('sessions')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(value))
      .execute()
  }
  await database.schema
    .alterTable('sessions')
    .addColumn('is_trusted', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
