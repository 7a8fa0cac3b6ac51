import { sql, type Selectable } from 'kysely'
import type { ModerationStatus } from '#contracts/options.ts'
import type { ReviewCounts } from '#contracts/reviews.ts'
import { pageOf, type PageRequest, searchPage } from '../pages.ts'
import type { Database } from '../database.ts'
import type { ReviewsTable } from '../guest-tables.ts'
import {
  decodeCursor,
  encodeCursor,
  fromRow,
  type ReviewPage,
  type StoredReview,
} from './reviews.ts'
import { lastChangeOf, type Change, type LastChange } from '../last-change.ts'
import { instantToText } from '../values.ts'

type Row = Selectable<ReviewsTable>

export interface ModerationRequest extends PageRequest {
  status: ModerationStatus
  /** Empty for everything. */
  search: string
}

const searchedColumns = ['guestName', 'guestEmail', 'reviewTitle', 'reviewText'] as const

/**
 * One page of all reviews with a status, the newest first. A search keeps those with the text in
 * name, e-mail, title or text; see `searchWindow`. Throws `BadCursorError`.
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
  return { reviews: rows.map(fromRow), nextCursor }
}

function cursorAfter(row: Row): string {
  return encodeCursor({ ...row, sort: 'newest' })
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

  const { submittedAt, id } = decodeCursor('newest', cursor)
  return query.where((eb) => eb(eb.refTuple('submittedAt', 'id'), '<', eb.tuple(submittedAt, id)))
}

/** How many reviews each tab has. Takes the same time however many there are. */
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

export interface ReplyChange {
  /** Only while this is the answer, null for none; left out: whatever it is. */
  from?: string | null | undefined
  change?: Change | undefined
}

/** Says whether there is such a review whose answer is still `from`. Null takes the answer away. */
export async function setOwnerReply(
  database: Database,
  id: string,
  ownerReply: string | null,
  { from, change }: ReplyChange = {},
): Promise<boolean> {
  const replied = change && { repliedBy: change.by, repliedAt: instantToText(change.at) }
  let query = database
    .updateTable('reviews')
    .set({ ownerReply, ...replied })
    .where('id', '=', id)
  if (from === null) query = query.where('ownerReply', 'is', null)
  else if (from !== undefined) query = query.where('ownerReply', '=', from)
  const result = await query.executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Who wrote the answer last; undefined when there is no such review. */
export async function lastReply(database: Database, id: string): Promise<LastChange | undefined> {
  const row = await database
    .selectFrom('reviews')
    .select(['repliedBy as by', 'repliedAt as at'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && lastChangeOf(row)
}
