import { sql, type Selectable } from 'kysely'
import type { ModerationStatus } from '#contracts/options.ts'
import type { ReviewCounts } from '#contracts/reviews.ts'
import { BadCursorError } from '../cursors.ts'
import type { Database } from '../database.ts'
import type { ReviewsTable } from '../tables.ts'
import {
  isFoundOrLast,
  judgement,
  searchedPage,
  searchWindow,
  type Judged,
} from '../text-search.ts'
import { decodeCursor, encodeCursor, type ReviewCursor } from './review-cursors.ts'
import { fromRow, type ReviewPage, type StoredReview } from './reviews.ts'

type Row = Selectable<ReviewsTable>

export interface ModerationRequest {
  status: ModerationStatus
  /** Empty for everything. */
  search: string
  limit: number
  cursor?: string | undefined
}

const searchedColumns = ['guestName', 'guestEmail', 'reviewTitle', 'reviewText'] as const

/**
 * One page of all reviews with a status, the newest first. A search keeps those with the text in
 * name, e-mail, title or text. A page of a search may be short, even empty, and still lead to
 * another: see `searchWindow`. Throws `BadCursorError`.
 */
export async function listReviewsForAdmin(
  database: Database,
  request: ModerationRequest,
): Promise<ReviewPage> {
  return request.search === '' ? listTab(database, request) : searchTab(database, request)
}

async function listTab(database: Database, request: ModerationRequest): Promise<ReviewPage> {
  // One more than asked tells whether there is another page.
  const rows = await tabQuery(database, { ...request, limit: request.limit + 1 }).execute()
  return pageOf(rows.slice(0, request.limit), rows[request.limit] && rows[request.limit - 1])
}

async function searchTab(database: Database, request: ModerationRequest): Promise<ReviewPage> {
  const rows = await searchQuery(database, { ...request, limit: request.limit + 1 }).execute()
  const { page, last } = searchedPage(rows, request.limit)
  return pageOf(page, last)
}

function pageOf(rows: readonly Row[], last: Row | undefined): ReviewPage {
  return {
    reviews: rows.map(toReview),
    nextCursor: last ? encodeCursor({ ...last, sort: 'newest' }) : null,
  }
}

function toReview(row: Row & Partial<Judged>): StoredReview {
  const { isFound: _, place: __, ...review } = row
  return fromRow(review)
}

/** The newest reviews of a tab; apart, so that a test can ask how a database would run it. */
export function tabQuery(database: Database, { status, cursor, limit }: ModerationRequest) {
  let query = database
    .selectFrom('reviews')
    .selectAll()
    // True for all: it opens an index of moderation, as the migration explains.
    .where(status === 'all' ? 'submittedAt' : 'id', '<>', sql.lit(''))
    .orderBy('submittedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (status !== 'all') query = query.where('status', '=', status)
  if (cursor === undefined) return query

  const { submittedAt, id } = placeOf(cursor)
  return query.where((eb) => eb(eb.refTuple('submittedAt', 'id'), '<', eb.tuple(submittedAt, id)))
}

/**
 * What is found among the reviews that a search looks at, and the last of those, found or not:
 * one statement, so that what arrives meanwhile moves no review out of sight.
 */
export function searchQuery(database: Database, request: ModerationRequest) {
  const lookedAt = tabQuery(database, { ...request, limit: searchWindow }).as('lookedAt')
  const judged = database
    .selectFrom(lookedAt)
    .selectAll()
    .select(judgement(searchedColumns, request.search))
    .as('judged')
  return database
    .selectFrom(judged)
    .selectAll()
    .where(isFoundOrLast)
    .orderBy('place')
    .limit(request.limit)
}

function placeOf(text: string): ReviewCursor {
  const cursor = decodeCursor(text)
  if (cursor.sort !== 'newest') throw new BadCursorError('The cursor belongs to another order.')
  return cursor
}

/** How many reviews stand under each tab. Takes the same time however many there are. */
export async function countReviews(database: Database): Promise<ReviewCounts> {
  const { pending, approved, rejected } = await database
    .selectFrom('reviewCounts')
    .select(({ fn }) => [
      fn.sum<number>('pending').as('pending'),
      fn.sum<number>('approved').as('approved'),
      fn.sum<number>('rejected').as('rejected'),
    ])
    .executeTakeFirstOrThrow()
  return { pending, approved, all: pending + approved + rejected }
}

export async function findReview(database: Database, id: string): Promise<StoredReview | null> {
  const row = await database
    .selectFrom('reviews')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? fromRow(row) : null
}
