import { sql, type Kysely } from 'kysely'

/** Guests who asked to hear when the nights of a stay are free. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('openings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('cabin', 'text', (column) => column.notNull())
    .addColumn('check_in', 'text', (column) => column.notNull())
    .addColumn('check_out', 'text', (column) => column.notNull())
    .addColumn('guests', 'integer', (column) => column.notNull())
    .addColumn('guest_email', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('unconfirmed', 'waiting', 'told')`),
    )
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('told_token_hash', 'text', (column) => column.unique())
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('told_at', 'text')
    .execute()
  await database.schema
    .createIndex('openings_by_guest_and_stay')
    .on('openings')
    .columns(['guest_email', 'cabin', 'check_in', 'check_out'])
    .unique()
    .execute()
  await database.schema
    .createIndex('openings_by_state_and_check_in')
    .on('openings')
    .columns(['state', 'check_in', 'id'])
    .execute()
  await database.schema
    .createIndex('openings_by_check_in')
    .on('openings')
    .column('check_in')
    .execute()
  await database.schema
    .createIndex('openings_by_state_and_asked')
    .on('openings')
    .columns(['state', 'asked_at'])
    .execute()
}
