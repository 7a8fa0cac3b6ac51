import type { Kysely } from 'kysely'

/** Counts the day's notifications without reading their rows: each form asks for it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createIndex('outbox_by_kind')
    .on('outbox')
    .columns(['kind', 'created_at'])
    .execute()
}
