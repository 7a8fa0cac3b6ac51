import type { Selectable } from 'kysely'
import type { ModerationStatus } from '#contracts/options.ts'
import type { ReviewCounts } from '#contracts/reviews.ts'
import { pageOf, type PageRequest } from '../pages.ts'
import { searchPage } from '../search.ts'
import type { Database } from '../database.ts'
import { writeShown } from '../versions.ts'
import type { ReviewStatus, ReviewsTable } from './tables.ts'
import { decodeCursor, encodeCursor, type ReviewPage } from './review-pages.ts'
import { reviewFromRow, type StoredReview } from './reviews.ts'
import { lastChangeOf, type Change, type LastChange, instantToText } from '../values.ts'

type Row = Selectable<ReviewsTable>

export interface ModerationRequest extends PageRequest {
  status: ModerationStatus
  /** Empty for all. */
  search: string
}

const searchedColumns = ['guestName', 'guestEmail', 'reviewTitle', 'reviewText'] as const

/**
 * One page of all reviews with a status, newest first. A search matches name, email, title or text;
 * see `searchWindow`. Throws `BadCursorError`.
 */
export async function listReviewsForAdmin(
  database: Database,
  request: ModerationRequest,
): Promise<ReviewPage> {
  const newest = (limit: number) => tabQuery(database, { ...request, limit })
  const search = { text: request.search, columns: searchedColumns }
  const { rows, nextCursor } =
    request.search === ''
      ? await pageOf(request.limit, newest, cursorAfter)
      : await searchPage(database, newest, search, request, cursorAfter)
  return { reviews: rows.map(reviewFromRow), nextCursor }
}

function cursorAfter(row: Row): string {
  return encodeCursor({ ...row, sort: 'newest' })
}

/** The newest reviews of a tab; separate so that a test can check the query plan. */
export function tabQuery(database: Database, { status, cursor, limit }: ModerationRequest) {
  let query = database
    .selectFrom('reviews')
    .selectAll()
    .orderBy('submittedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (status !== 'all') query = query.where('status', '=', status)
  if (cursor === undefined) return query

  const { submittedAt, id } = decodeCursor('newest', cursor)
  return query.where((eb) => eb(eb.refTuple('submittedAt', 'id'), '<', eb.tuple(submittedAt, id)))
}

/** Number of reviews in each tab. */
export async function countReviews(database: Database): Promise<ReviewCounts> {
  const rows = await database
    .selectFrom('reviews')
    .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
  const counts = { pending: 0, approved: 0, rejected: 0 }
  for (const { status, count } of rows) counts[status] = count
  const { pending, approved, rejected } = counts
  return { pending, approved, all: pending + approved + rejected }
}

export async function findReview(database: Database, id: string): Promise<StoredReview | null> {
  const row = await database
    .selectFrom('reviews')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? reviewFromRow(row) : null
}

export interface ReviewDecision {
  /** Expected current status; any if omitted. */
  from?: ReviewStatus | undefined
  change?: Change | undefined
}

/**
 * Returns whether a review with the expected status exists. Setting its current status changes
 * nothing.
 */
export async function setReviewStatus(
  database: Database,
  id: string,
  status: ReviewStatus,
  { from, change }: ReviewDecision = {},
): Promise<boolean> {
  const decided = change && { decidedBy: change.by, decidedAt: instantToText(change.at) }
  return writeShown(database, 'reviews', async (transaction) => {
    let query = transaction
      .updateTable('reviews')
      .set({ status, ...decided })
      .where('id', '=', id)
    if (from !== undefined) query = query.where('status', '=', from)
    const result = await query.executeTakeFirst()
    return result.numUpdatedRows > 0n
  })
}

/** Undefined if there is no such review. */
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

export interface ReplyChange {
  /** Expected current reply, null for none; not checked if omitted. */
  from?: string | null | undefined
  change?: Change | undefined
}

/** Returns whether a review with `from` as its reply exists. Null removes the reply. */
export async function setOwnerReply(
  database: Database,
  id: string,
  ownerReply: string | null,
  { from, change }: ReplyChange = {},
): Promise<boolean> {
  const replied = change && { repliedBy: change.by, repliedAt: instantToText(change.at) }
  return writeShown(database, 'reviews', async (transaction) => {
    let query = transaction
      .updateTable('reviews')
      .set({ ownerReply, ...replied })
      .where('id', '=', id)
    if (from === null) query = query.where('ownerReply', 'is', null)
    else if (from !== undefined) query = query.where('ownerReply', '=', from)
    const result = await query.executeTakeFirst()
    return result.numUpdatedRows > 0n
  })
}

/** Undefined if there is no such review. */
export async function lastReply(database: Database, id: string): Promise<LastChange | undefined> {
  const row = await database
    .selectFrom('reviews')
    .select(['repliedBy as by', 'repliedAt as at'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && lastChangeOf(row)
}
