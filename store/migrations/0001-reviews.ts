import { sql, type Kysely } from 'kysely'

const ratings = [
  'overall_rating',
  'cleanliness_rating',
  'location_rating',
  'amenities_rating',
  'value_rating',
]

export async function up(database: Kysely<unknown>): Promise<void> {
  let table = database.schema
    .createTable('reviews')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('guest_name', 'text', (column) => column.notNull())
    .addColumn('guest_email', 'text', (column) => column.notNull())
    .addColumn('guest_phone', 'text')
    .addColumn('cabin', 'text', (column) => column.notNull())
    .addColumn('stay_dates', 'text', (column) => column.notNull())
    .addColumn('review_title', 'text', (column) => column.notNull())
    .addColumn('review_text', 'text', (column) => column.notNull())
    .addColumn('favorite_feature', 'text', (column) => column.notNull())
    .addColumn('improvement_suggestion', 'text', (column) => column.notNull())
    .addColumn('would_recommend', 'text')
    .addColumn('allow_public', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('owner_reply', 'text')
    .addColumn('submitted_at', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.unique())
    .addCheckConstraint('reviews_allow_public', sql`allow_public in (0, 1)`)
    .addCheckConstraint('reviews_status', sql`status in ('pending', 'approved', 'rejected')`)
  for (const rating of ratings) {
    table = table
      .addColumn(rating, 'integer', (column) => column.notNull())
      .addCheckConstraint(`reviews_${rating}`, sql`${sql.ref(rating)} between 0 and 5`)
  }
  await table.execute()

  // One index for each order of the public list, covering filter, order and cursor.
  await database.schema
    .createIndex('reviews_by_newest')
    .on('reviews')
    .columns(['status', 'allow_public', 'submitted_at', 'id'])
    .execute()
  await database.schema
    .createIndex('reviews_by_rating')
    .on('reviews')
    .columns(['status', 'allow_public', 'overall_rating', 'submitted_at', 'id'])
    .execute()
}
