import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await createAdmins(database)
  await createSessions(database)
  await createSignInAttempts(database)
}

async function createAdmins(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('admins')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('username', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('password_is_initial', 'integer', (column) => column.notNull())
    .addColumn('password_changed_at', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addCheckConstraint('admins_username', sql`username <> ''`)
    .addCheckConstraint('admins_password_is_initial', sql`password_is_initial in (0, 1)`)
    .execute()
}

async function createSessions(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('admin_id', 'text', (column) =>
      column.notNull().references('admins.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_seen_at', 'text', (column) => column.notNull())
    .execute()

  await database.schema
    .createIndex('sessions_by_admin')
    .on('sessions')
    .columns(['admin_id', 'created_at'])
    .execute()
}

async function createSignInAttempts(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('sign_in_attempts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('blocked_until', 'text')
    .addColumn('failed_at', 'text')
    .addColumn('succeeded_at', 'text')
    .execute()

  await database.schema
    .createIndex('sign_in_attempts_by_failure')
    .on('sign_in_attempts')
    .columns(['failed_at'])
    .execute()
}
