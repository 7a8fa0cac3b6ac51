import type { InquiryCounts, InquiryFilter } from '#contracts/inquiries.ts'
import type { InquiryStatus } from '#contracts/options.ts'
import { cursorId, cursorInstant, cursorsOf } from '../cursors.ts'
import type { Database } from '../database.ts'
import { isFoundOrLast, judgement, searchedPage, searchWindow } from '../text-search.ts'
import type { InquiryRow, StoredInquiry } from './inquiries.ts'
import { fromRow } from './inquiry-rows.ts'

export type InboxRequest = InquiryFilter & { limit: number; cursor?: string | undefined }

export interface InquiryPage {
  inquiries: StoredInquiry[]
  /** Leads to the page after this one; null on the last. */
  nextCursor: string | null
}

const searchedColumns = ['name', 'email', 'details', 'specialRequests', 'notes'] as const

export const { encode: encodeInboxCursor, decode: decodeInboxCursor } = cursorsOf({
  submittedAt: cursorInstant,
  id: cursorId,
})

/**
 * One page of the inquiries that the filter lets through, the newest first. A page of a search may
 * be short, even empty, and still lead to another: see `searchWindow`. Throws `BadCursorError`.
 */
export async function listInquiries(
  database: Database,
  request: InboxRequest,
): Promise<InquiryPage> {
  // One more than asked tells whether there is another page.
  const one = { ...request, limit: request.limit + 1 }
  if (request.search === '') {
    const rows = await inboxQuery(database, one).execute()
    return pageOf(rows.slice(0, request.limit), rows[request.limit] && rows[request.limit - 1])
  }
  const rows = await inboxSearchQuery(database, one).execute()
  const { page, last } = searchedPage(rows, request.limit)
  return pageOf(page, last)
}

/** The newest that a filter lets through; apart, so that a test can ask how a database runs it. */
export function inboxQuery(database: Database, { kind, status, cursor, limit }: InboxRequest) {
  let query = database
    .selectFrom('inquiries')
    .selectAll()
    .orderBy('submittedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (kind) query = query.where('kind', '=', kind)
  if (status) query = query.where('status', '=', status)
  if (cursor === undefined) return query

  const { submittedAt, id } = decodeInboxCursor(cursor)
  return query.where((eb) => eb(eb.refTuple('submittedAt', 'id'), '<', eb.tuple(submittedAt, id)))
}

/**
 * What is found among the inquiries that a search looks at, and the last of those, found or not:
 * one statement, so that what arrives meanwhile moves nothing out of sight.
 */
export function inboxSearchQuery(database: Database, request: InboxRequest) {
  const lookedAt = inboxQuery(database, { ...request, limit: searchWindow }).as('lookedAt')
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

/** How many inquiries stand under each tab of the inbox. */
export async function countInquiries(database: Database): Promise<InquiryCounts> {
  const rows = await database
    .selectFrom('inquiries')
    .select(['status', (expression) => expression.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
  const of = (status: InquiryStatus) => rows.find((row) => row.status === status)?.count ?? 0
  const counts = { new: of('new'), answered: of('answered'), closed: of('closed') }
  return { ...counts, all: counts.new + counts.answered + counts.closed }
}

function pageOf(rows: readonly InquiryRow[], last: InquiryRow | undefined): InquiryPage {
  return {
    inquiries: rows.map(fromRow),
    nextCursor: last ? encodeInboxCursor(last) : null,
  }
}
