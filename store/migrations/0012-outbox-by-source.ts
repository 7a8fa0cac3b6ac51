import type { Kysely } from 'kysely'

/** Finds notifications by what they are about, so that guest data can be deleted. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.createIndex('outbox_by_source').on('outbox').columns(['source']).execute()
}
