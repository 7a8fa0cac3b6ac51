import type { Kysely } from 'kysely'

/** Who last edited the public reply to a review, shown to other administrators. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const name of ['replied_by', 'replied_at']) {
    await database.schema.alterTable('reviews').addColumn(name, 'text').execute()
  }
}
