import { join } from 'node:path'
import { sql } from 'kysely'
import { storeSampleReviews } from '#tests/fixtures/sample-data/sample-reviews.ts'
import { systemClock } from '#integrations/clock.ts'
import { readSite } from '#services/site/read-site.ts'
import { closeDatabase, openDatabase, type Database } from '#store/database.ts'
import { migrate } from '#store/migrate.ts'

const text =
  'We came for two nights and stayed for four. The porch catches the morning, the kitchen has all ' +
  'that a slow breakfast asks for, and after dark the only sound was the creek. Jacob’s Well was a ' +
  'short drive, the square in Wimberley even shorter, and the fire pit kept us up far too late. '

/** Fills the folder to be used as DATA_DIR with the demo's reviews: without any, pages are small. */
export async function fillDataFolder(folder: string): Promise<void> {
  const db = await openDatabase({ url: undefined, file: join(folder, 'cabins.sqlite') })
  try {
    await migrate(db)
    await storeSampleReviews({ db, clock: systemClock, site: readSite('content/site') })
  } finally {
    await closeDatabase(db)
  }
}

const firstId = 1_000_000_000_000

/** The id of the review with this number, from 1; ids are in order of submission. */
export function idOfReview(number: number): string {
  return `00000000-0000-7000-8000-${String(firstId + number).slice(1)}`
}

/** Fills the empty table with a review per second: of ten, two are pending and one rejected. */
export async function insertManyReviews(db: Database, count: number): Promise<void> {
  const { cabins } = readSite('content/site')
  const ids = cabins.map(({ id }, index) => sql`when ${sql.lit(index)} then ${sql.lit(id)}`)
  await sql`
    with recursive numbers (i) as (
      select 1 union all select i + 1 from numbers where i < ${sql.lit(count)}
    )
    insert into reviews (
      id, guest_name, guest_email, guest_phone, cabin, stay_dates,
      overall_rating, cleanliness_rating, location_rating, amenities_rating, value_rating,
      review_title, review_text, favorite_feature, improvement_suggestion, would_recommend,
      allow_public, status, is_suspect, submitted_at
    )
    select
      '00000000-0000-7000-8000-' || substr(cast(${sql.lit(firstId)} + i as text), 2),
      'Guest ' || i, 'guest' || i || '@guests.example', '5125550101',
      case i % ${sql.lit(cabins.length)} ${sql.join(ids, sql` `)} end, 'May 2-5, 2025',
      1 + i % 5, 5, 4, 4, 5,
      'Stay number ' || i, ${sql.lit(text)}, 'The porch', 'A second kettle', 'absolutely',
      1, case when i % 10 < 2 then 'pending' when i % 10 < 3 then 'rejected' else 'approved' end, 0,
      '2025-06-' || ${twoDigits(sql`1 + i / 86400`)} || 'T' || ${twoDigits(sql`i / 3600 % 24`)} ||
        ':' || ${twoDigits(sql`i / 60 % 60`)} || ':' || ${twoDigits(sql`i % 60`)} || '.000Z'
    from numbers
  `.execute(db)
  await sql`analyze`.execute(db)
}

function twoDigits(value: ReturnType<typeof sql>) {
  return sql`substr(cast(100 + ${value} as text), 2)`
}
