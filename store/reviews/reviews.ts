import type { Selectable } from 'kysely'
import { z } from 'zod'
import { reviewOrders, type ReviewOrder } from '#contracts/options.ts'
import {
  BadCursorError,
  cursorId,
  cursorInstant,
  cursorsOf,
  pageOf,
  type PageRequest,
} from '../pages.ts'
import type { Database } from '../database.ts'
import type { ReviewStatus, ReviewsTable } from '../guest-tables.ts'
import { lastChangeOf, type Change, type LastChange } from '../last-change.ts'
import { booleanToFlag, flagToBoolean, instantToText, newId, textToInstant } from '../values.ts'

export type { ReviewStatus } from '../guest-tables.ts'

/** Columns that the store sets or changes later. */
type Managed =
  | 'id'
  | 'status'
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
  Pick<Selectable<ReviewsTable>, 'id' | 'status' | 'ownerReply'>

export interface ReviewPage {
  reviews: StoredReview[]
  /** Leads to the page after this one; null on the last. */
  nextCursor: string | null
}

export interface ReviewPageRequest extends PageRequest {
  sort: ReviewOrder
  /** As stored; left out for all cabins. */
  cabin?: string | undefined
  /** How many to pass over; 0 when left out. */
  offset?: number
}

const cursors = cursorsOf({
  sort: z.enum(reviewOrders),
  overallRating: z.int().min(0).max(5),
  submittedAt: cursorInstant,
  id: cursorId,
})
export const encodeCursor = cursors.encode

/** Throws `BadCursorError` for a cursor of another order, too. */
export function decodeCursor(sort: ReviewOrder, text: string) {
  const cursor = cursors.decode(text)
  if (cursor.sort !== sort) throw new BadCursorError('The cursor belongs to another order.')
  return cursor
}

/** Stores a review as pending. With a key already used, answers the review stored under it. */
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

/**
 * One page of the approved reviews whose guests allow showing them: 'newest' first, or by 'rating'
 * with the highest first and the newest of equals first. Throws `BadCursorError`.
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

/** The query of `listPublicReviews`, apart so that a test can ask how a database would run it. */
export function publicReviewsQuery(database: Database, request: ReviewPageRequest) {
  const { limit, sort, cabin, cursor, offset = 0 } = request
  const start = cursor === undefined ? null : decodeCursor(sort, cursor)
  let query = database
    .selectFrom('reviews')
    .selectAll()
    .where('status', '=', 'approved')
    .where('allowPublic', '=', 1)
    .limit(limit)
    .offset(offset)
  if (cabin !== undefined) query = query.where('cabin', '=', cabin)
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

/** How many reviews the public can read, counted no further than `most`. */
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

export interface ReviewDecision {
  /** Only from this status; left out: from any. */
  from?: ReviewStatus | undefined
  change?: Change | undefined
}

/**
 * Says whether there is such a review in the status it is to leave. Setting the status it already
 * has changes nothing.
 */
export async function setReviewStatus(
  database: Database,
  id: string,
  status: ReviewStatus,
  { from, change }: ReviewDecision = {},
): Promise<boolean> {
  const decided = change && { decidedBy: change.by, decidedAt: instantToText(change.at) }
  let query = database
    .updateTable('reviews')
    .set({ status, ...decided })
    .where('id', '=', id)
  if (from !== undefined) query = query.where('status', '=', from)
  const result = await query.executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Who decided last about a review; undefined when there is no such review. */
export async function lastReviewDecision(
  database: Database,
  id: string,
): Promise<LastChange | undefined> {
  const row = await database
    .selectFrom('reviews')
    .select(['decidedBy as by', 'decidedAt as at'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && lastChangeOf(row)
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
    submittedAt: textToInstant(row.submittedAt),
  }
}
