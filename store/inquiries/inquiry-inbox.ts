import type { InquiryCounts, InquiryFilter } from '#contracts/inquiries.ts'
import type { InquiryStatus } from '#contracts/options.ts'
import { arrivalCursors, pageOf, type PageRequest } from '../pages.ts'
import type { Database } from '../database.ts'
import { searchPage } from '../text-search.ts'
import type { StoredInquiry } from './inquiries.ts'
import { fromRow } from './inquiry-rows.ts'

export type InboxRequest = InquiryFilter & PageRequest

export interface InquiryPage {
  inquiries: StoredInquiry[]
  /** Leads to the page after this one; null on the last. */
  nextCursor: string | null
}

const searchedColumns = ['name', 'email', 'details', 'specialRequests', 'notes'] as const

/**
 * One page of the inquiries that the filter lets through, the newest first. A page of a search may
 * be short, even empty, and still lead to another: see `searchWindow`. Throws `BadCursorError`.
 */
export async function listInquiries(
  database: Database,
  request: InboxRequest,
): Promise<InquiryPage> {
  const newest = (limit: number) => inboxQuery(database, { ...request, limit })
  const search = { text: request.search, columns: searchedColumns }
  const { rows, nextCursor } =
    request.search === ''
      ? await pageOf(request.limit, newest, arrivalCursors.encode)
      : await searchPage(database, newest, search, request, arrivalCursors.encode)
  return { inquiries: rows.map(fromRow), nextCursor }
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

  const { submittedAt, id } = arrivalCursors.decode(cursor)
  return query.where((eb) => eb(eb.refTuple('submittedAt', 'id'), '<', eb.tuple(submittedAt, id)))
}

/** How many inquiries each tab of the inbox has. */
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
