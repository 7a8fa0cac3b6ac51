import type { ReviewOrder } from '#contracts/orders.ts'
import type { Database } from '../database.ts'
import { pageOf, type PageRequest } from '../pages.ts'
import { decodeCursor, encodeCursor, type ReviewPage } from './review-pages.ts'
import { reviewFromRow } from './reviews.ts'

export interface ReviewPageRequest extends PageRequest {
  sort: ReviewOrder
  /** As stored; all cabins if omitted. */
  cabin?: string | undefined
  /** The overall rating; all if omitted. */
  stars?: number | undefined
  /** Verified stays only; all if omitted. */
  verified?: boolean | undefined
  /** Rows to skip; 0 if omitted. */
  offset?: number
}

/**
 * One page of approved reviews that may be shown: 'newest' first, or by 'rating', highest first and
 * then newest. Throws `BadCursorError`.
 */
export async function listPublicReviews(
  database: Database,
  request: ReviewPageRequest,
): Promise<ReviewPage> {
  const { rows, nextCursor } = await pageOf(
    request.limit,
    (limit) => publicReviewsQuery(database, { ...request, limit }),
    (last) => encodeCursor({ ...last, sort: request.sort }),
  )
  return { reviews: rows.map(reviewFromRow), nextCursor }
}

/** Separate from `listPublicReviews` so that a test can check the query plan. */
export function publicReviewsQuery(database: Database, request: ReviewPageRequest) {
  const { limit, sort, cabin, stars, verified, cursor, offset = 0 } = request
  const start = cursor === undefined ? null : decodeCursor(sort, cursor)
  let query = database
    .selectFrom('reviews')
    .selectAll()
    .where('status', '=', 'approved')
    .where('allowPublic', '=', 1)
    .limit(limit)
    .offset(offset)
  if (cabin !== undefined) query = query.where('cabin', '=', cabin)
  if (stars !== undefined) query = query.where('overallRating', '=', stars)
  if (verified) query = query.where('isVerified', '=', 1)
  if (sort === 'rating') query = query.orderBy('overallRating', 'desc')
  query = query.orderBy('submittedAt', 'desc').orderBy('id', 'desc')
  if (!start) return query

  return query.where((eb) =>
    sort === 'rating'
      ? eb(
          eb.refTuple('overallRating', 'submittedAt', 'id'),
          '<',
          eb.tuple(start.overallRating, start.submittedAt, start.id),
        )
      : eb(eb.refTuple('submittedAt', 'id'), '<', eb.tuple(start.submittedAt, start.id)),
  )
}

/** Number of public reviews, counted up to `most`. */
export async function countPublicReviews(database: Database, most: number): Promise<number> {
  const shown = database
    .selectFrom('reviews')
    .select('id')
    .where('status', '=', 'approved')
    .where('allowPublic', '=', 1)
    .limit(most)
  const { count } = await database
    .selectFrom(shown.as('shown'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
