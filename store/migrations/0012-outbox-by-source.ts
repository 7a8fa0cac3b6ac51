import type { Kysely } from 'kysely'

/** For deleting what was written about a guest: notifications are found through what they tell of. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.createIndex('outbox_by_source').on('outbox').columns(['source']).execute()
}
