import { sql, type Selectable } from 'kysely'
import type { ModerationStatus } from '#contracts/options.ts'
import type { ReviewCounts } from '#contracts/reviews.ts'
import { BadCursorError, decodeCursor, encodeCursor, type ReviewCursor } from './cursors.ts'
import type { Database } from './database.ts'
import { fromRow, type ReviewPage, type StoredReview } from './reviews.ts'
import type { ReviewsTable } from './tables.ts'

type Row = Selectable<ReviewsTable>

export type ModerationRequest = {
  status: ModerationStatus
  /** Empty for everything. */
  search: string
  limit: number
  cursor?: string | undefined
}

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
  return request.search === '' ? listTab(database, request) : searchTab(database, request)
}

async function listTab(database: Database, request: ModerationRequest): Promise<ReviewPage> {
  // One more than asked tells whether there is another page.
  const rows = await tabQuery(database, { ...request, limit: request.limit + 1 }).execute()
  return pageOf(rows.slice(0, request.limit), rows[request.limit] && rows[request.limit - 1])
}

async function searchTab(database: Database, request: ModerationRequest): Promise<ReviewPage> {
  const rows = await searchQuery(database, { ...request, limit: request.limit + 1 }).execute()
  const found = rows.filter(({ isFound }) => isFound === 1)
  const page = found.slice(0, request.limit)
  const lastLookedAt = rows.find(({ place }) => place === searchWindow)
  return pageOf(page, found.length > page.length ? page.at(-1) : lastLookedAt)
}

function pageOf(rows: readonly Row[], last: Row | undefined): ReviewPage {
  return {
    reviews: rows.map(toReview),
    nextCursor: last ? encodeCursor({ ...last, sort: 'newest' }) : null,
  }
}

function toReview(row: Row & Partial<{ isFound: number; place: number }>): StoredReview {
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
  const pattern = `%${request.search.replace(/[\\%_]/g, String.raw`\$&`)}%`
  const judged = database
    .selectFrom(lookedAt)
    .selectAll()
    .select((eb) => [
      eb
        .case()
        .when(eb.or(searchedColumns.map((column) => contains(column, pattern))))
        .then(1)
        .else(0)
        .end()
        .as('isFound'),
      eb.fn
        .agg<number>('row_number')
        .over((over) => over.orderBy('submittedAt', 'desc').orderBy('id', 'desc'))
        .as('place'),
    ])
    .as('judged')
  return database
    .selectFrom(judged)
    .selectAll()
    .where((eb) => eb.or([eb('isFound', '=', 1), eb('place', '=', searchWindow)]))
    .orderBy('place')
    .limit(request.limit)
}

function contains(column: (typeof searchedColumns)[number], pattern: string) {
  const wanted = sql`lower(cast(${pattern} as text))`
  return sql<boolean>`lower(${sql.ref(column)}) like ${wanted} escape '\\'`
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
