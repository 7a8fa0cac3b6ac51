import type { Kysely } from 'kysely'

/** When database and uploads were last copied to BACKUP_URL, and when a restore was last tried. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('copies')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('done_at', 'text')
    .addColumn('failing_since', 'text')
    .addColumn('finding', 'text')
    .execute()
}
