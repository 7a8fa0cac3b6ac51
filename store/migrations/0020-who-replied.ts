import type { Kysely } from 'kysely'

/** Who wrote the public answer to a review last, for another administrator who edits it too. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const name of ['replied_by', 'replied_at']) {
    await database.schema.alterTable('reviews').addColumn(name, 'text').execute()
  }
}
