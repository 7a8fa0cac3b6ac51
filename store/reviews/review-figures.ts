import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { instantToText } from '../values.ts'
import type { ReviewPageRequest } from './public-reviews.ts'

export const subRatings = [
  'cleanlinessRating',
  'locationRating',
  'amenitiesRating',
  'valueRating',
] as const

export type SubRating = (typeof subRatings)[number]

export interface RatingFigures {
  /** Stars, 1 to 5. */
  overallRating: number
  /** Public reviews with this overall rating. */
  count: number
  /** How many of them are verified stays. */
  verified: number
  /** Their sub-ratings; one without stars is not counted. */
  subRatings: Record<SubRating, { sum: number; count: number }>
}

/** The public reviews by overall rating, as `listPublicReviews` would list them. */
export async function publicRatingFigures(
  database: Database,
  filter: Pick<ReviewPageRequest, 'cabin' | 'verified'>,
): Promise<RatingFigures[]> {
  let query = database
    .selectFrom('reviews')
    .where('status', '=', 'approved')
    .where('allowPublic', '=', 1)
    .groupBy('overallRating')
    .select((eb) => [
      'overallRating',
      eb.fn.countAll<number>().as('count'),
      eb.fn.sum<number>('isVerified').as('verified'),
      ...subRatings.flatMap((name) => {
        const given = sql<number>`nullif(${eb.ref(name)}, 0)`
        return [
          sql<number>`coalesce(sum(${given}), 0)`.as(`${name}Sum` as const),
          eb.fn.count<number>(given).as(`${name}Count` as const),
        ]
      }),
    ])
  if (filter.cabin !== undefined) query = query.where('cabin', '=', filter.cabin)
  if (filter.verified) query = query.where('isVerified', '=', 1)
  const rows = await query.execute()
  return rows.map(({ overallRating, count, verified, ...row }) => ({
    overallRating,
    count,
    verified,
    subRatings: {
      cleanlinessRating: { sum: row.cleanlinessRatingSum, count: row.cleanlinessRatingCount },
      locationRating: { sum: row.locationRatingSum, count: row.locationRatingCount },
      amenitiesRating: { sum: row.amenitiesRatingSum, count: row.amenitiesRatingCount },
      valueRating: { sum: row.valueRatingSum, count: row.valueRatingCount },
    },
  }))
}

export interface CabinRating {
  count: number
  /** The sum of their overall ratings. */
  stars: number
}

/** The public reviews of each cabin that has any, by its id. */
export async function ratingsByCabin(
  database: Database,
): Promise<(CabinRating & { cabin: string })[]> {
  return database
    .selectFrom('reviews')
    .where('status', '=', 'approved')
    .where('allowPublic', '=', 1)
    .groupBy('cabin')
    .select((eb) => [
      'cabin',
      eb.fn.countAll<number>().as('count'),
      eb.fn.sum<number>('overallRating').as('stars'),
    ])
    .execute()
}

/** Reviews that arrived from `start` on and before `end` and were not rejected; `stars` is their sum. */
export async function countReviewsReceived(
  database: Database,
  { start, end }: { start: Temporal.Instant; end: Temporal.Instant },
): Promise<{ count: number; stars: number }> {
  return (
    database
      .selectFrom('reviews')
      .select((eb) => [
        eb.fn.countAll<number>().as('count'),
        sql<number>`coalesce(sum(${eb.ref('overallRating')}), 0)`.as('stars'),
      ])
      .where('submittedAt', '>=', instantToText(start))
      .where('submittedAt', '<', instantToText(end))
      // The condition of the index by time.
      .where('submittedAt', '<>', '')
      .where('status', '<>', 'rejected')
      .executeTakeFirstOrThrow()
  )
}
