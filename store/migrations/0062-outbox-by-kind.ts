import type { Kysely } from 'kysely'

/** Lets each form count the day's notifications without reading their rows. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createIndex('outbox_by_kind')
    .on('outbox')
    .columns(['kind', 'created_at'])
    .execute()
}
