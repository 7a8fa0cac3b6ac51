import { sql } from 'kysely'
import type { ModerationStatus } from '#contracts/options.ts'
import type { ReviewCounts } from '#contracts/reviews.ts'
import { BadCursorError, decodeCursor, encodeCursor, type ReviewCursor } from './cursors.ts'
import type { Database } from './database.ts'
import { fromRow, type ReviewPage, type StoredReview } from './reviews.ts'

export type ModerationRequest = {
  status: ModerationStatus
  /** Empty for everything. */
  search: string
  limit: number
  cursor?: string | undefined
}

/** Where a list stands, in the order of `submittedAt` and `id`. */
type Place = Pick<ReviewCursor, 'submittedAt' | 'id'>

/**
 * How many reviews one search looks at. A text can stand anywhere in a review, so no index leads
 * to it: each page looks through so many of the newest left, and the next one goes on from there.
 */
export const searchWindow = 1000

const searchedColumns = ['guestName', 'guestEmail', 'reviewTitle', 'reviewText'] as const

/**
 * One page of all reviews with a status, the newest first. A search keeps those with the text in
 * name, e-mail, title or text, whatever the case in any alphabet (PostgreSQL: as far as the
 * database's own locale goes). A page of a search may be short, even empty, and still lead to
 * another: see `searchWindow`. Throws `BadCursorError`.
 */
export async function listReviewsForAdmin(
  database: Database,
  request: ModerationRequest,
): Promise<ReviewPage> {
  const windowEnd = request.search === '' ? null : await endOfWindow(database, request)
  // One more than asked tells whether there is another page.
  const rows = await moderationQuery(
    database,
    { ...request, limit: request.limit + 1 },
    windowEnd,
  ).execute()
  const page = rows.slice(0, request.limit)
  const last = rows.length > page.length ? page.at(-1) : windowEnd
  return {
    reviews: page.map(fromRow),
    nextCursor: last ? encodeCursor({ ...last, sort: 'newest' }) : null,
  }
}

/** The query of `listReviewsForAdmin`, apart so that a test can ask how a database would run it. */
export function moderationQuery(
  database: Database,
  request: ModerationRequest,
  windowEnd: Place | null,
) {
  let query = inOrder(database, request).selectAll().limit(request.limit)
  if (request.search === '') return query
  // Bounded by the row and not by its number: what arrives meanwhile moves no row out of sight.
  if (windowEnd) {
    const { submittedAt, id } = windowEnd
    query = query.where((eb) => eb(eb.refTuple('submittedAt', 'id'), '>=', eb.tuple(submittedAt, id)))
  }
  const pattern = `%${request.search.replace(/[\\%_]/g, String.raw`\$&`)}%`
  return query.where((eb) => eb.or(searchedColumns.map((column) => contains(column, pattern))))
}

function contains(column: (typeof searchedColumns)[number], pattern: string) {
  const wanted = sql`lower(cast(${pattern} as text))`
  return sql<boolean>`lower(${sql.ref(column)}) like ${wanted} escape '\\'`
}

/** The last row that a search looks at now; null when all that are left can be looked at. */
async function endOfWindow(database: Database, request: ModerationRequest) {
  const [last, following] = await inOrder(database, request)
    .select(['overallRating', 'submittedAt', 'id'])
    .offset(searchWindow - 1)
    .limit(2)
    .execute()
  return last && following ? last : null
}

function inOrder(database: Database, { status, cursor }: ModerationRequest) {
  let query = database.selectFrom('reviews').orderBy('submittedAt', 'desc').orderBy('id', 'desc')
  if (status !== 'all') query = query.where('status', '=', status)
  if (cursor === undefined) return query

  const { sort, submittedAt, id } = decodeCursor(cursor)
  if (sort !== 'newest') throw new BadCursorError('The cursor belongs to another order.')
  return query.where((eb) => eb(eb.refTuple('submittedAt', 'id'), '<', eb.tuple(submittedAt, id)))
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

/** Says whether there is such a review. Null takes the answer away. */
export async function setOwnerReply(
  database: Database,
  id: string,
  ownerReply: string | null,
): Promise<boolean> {
  const result = await database
    .updateTable('reviews')
    .set({ ownerReply })
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
