import type { Kysely } from 'kysely'

/** One index for each order of one cabin's public list. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createIndex('reviews_by_cabin_and_newest')
    .on('reviews')
    .columns(['status', 'allow_public', 'cabin', 'submitted_at', 'id'])
    .execute()
  await database.schema
    .createIndex('reviews_by_cabin_and_rating')
    .on('reviews')
    .columns(['status', 'allow_public', 'cabin', 'overall_rating', 'submitted_at', 'id'])
    .execute()
}
