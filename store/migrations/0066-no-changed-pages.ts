import type { Kysely } from 'kysely'

/** Search engines are no longer told which pages have changed: the sitemap says so. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.dropTable('changed_pages').execute()
}
