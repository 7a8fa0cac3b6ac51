import type { Selectable } from 'kysely'
import { z } from 'zod'
import { reviewOrders, type ReviewOrder } from '#contracts/orders.ts'
import {
  BadCursorError,
  cursorId,
  cursorInstant,
  cursorsOf,
  pageOf,
  type PageRequest,
} from '../pages.ts'
import type { Database } from '../database.ts'
import type { ReviewsTable } from '../guest-tables.ts'
import { booleanToFlag, flagToBoolean, instantToText, newId, textToInstant } from '../values.ts'

export type { ReviewStatus } from '../guest-tables.ts'

/** Columns set or changed only by the store. */
type Managed =
  | 'id'
  | 'status'
  | 'isVerified'
  | 'ownerReply'
  | 'decidedBy'
  | 'decidedAt'
  | 'repliedBy'
  | 'repliedAt'

interface Converted {
  allowPublic: boolean
  isSuspect: boolean
  submittedAt: Temporal.Instant
}

export type NewReview = Omit<Selectable<ReviewsTable>, Managed | keyof Converted> & Converted

export type StoredReview = NewReview &
  Pick<Selectable<ReviewsTable>, 'id' | 'status' | 'ownerReply'> & {
    /** It came by a stay link. */
    isVerified: boolean
  }

export interface ReviewPage {
  reviews: StoredReview[]
  /** Cursor of the next page; null on the last. */
  nextCursor: string | null
}

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

const cursors = cursorsOf({
  sort: z.enum(reviewOrders),
  overallRating: z.int().min(0).max(5),
  submittedAt: cursorInstant,
  id: cursorId,
})
export const encodeCursor = cursors.encode

/** Also throws `BadCursorError` for a cursor of another order. */
export function decodeCursor(sort: ReviewOrder, text: string) {
  const cursor = cursors.decode(text)
  if (cursor.sort !== sort) throw new BadCursorError('The cursor belongs to another order.')
  return cursor
}

/** Stores a review as pending. If the key was already used, returns the stored review. */
export async function insertReview(
  database: Database,
  review: NewReview,
): Promise<{ review: StoredReview; isNew: boolean }> {
  const inserted = await database
    .insertInto('reviews')
    .values({ ...toRow(review), id: newId(), status: 'pending', ownerReply: null })
    .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (inserted) return { review: fromRow(inserted), isNew: true }

  const existing = await database
    .selectFrom('reviews')
    .selectAll()
    .where('idempotencyKey', '=', review.idempotencyKey)
    .executeTakeFirstOrThrow()
  return { review: fromRow(existing), isNew: false }
}

/** Marks a review as a verified stay. */
export async function markReviewVerified(database: Database, id: string): Promise<void> {
  await database.updateTable('reviews').set({ isVerified: 1 }).where('id', '=', id).execute()
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
  return { reviews: rows.map(fromRow), nextCursor }
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

function toRow(review: NewReview) {
  return {
    ...review,
    allowPublic: booleanToFlag(review.allowPublic),
    isSuspect: booleanToFlag(review.isSuspect),
    submittedAt: instantToText(review.submittedAt),
  }
}

export function fromRow(row: Selectable<ReviewsTable>): StoredReview {
  const { decidedBy: _, decidedAt: __, repliedBy: ___, repliedAt: ____, ...review } = row
  return {
    ...review,
    allowPublic: flagToBoolean(row.allowPublic),
    isSuspect: flagToBoolean(row.isSuspect),
    isVerified: flagToBoolean(row.isVerified),
    submittedAt: textToInstant(row.submittedAt),
  }
}
