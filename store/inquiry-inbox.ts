import { sql } from 'kysely'
import { z } from 'zod'
import type { InquiryCounts, InquiryFilter } from '#contracts/inquiries.ts'
import type { InquiryStatus } from '#contracts/options.ts'
import { BadCursorError } from './cursors.ts'
import type { Database } from './database.ts'
import type { InquiryRow, StoredInquiry } from './inquiries.ts'
import { fromRow } from './inquiry-rows.ts'

export type InboxRequest = InquiryFilter & { limit: number; cursor?: string | undefined }

export type InquiryPage = {
  inquiries: StoredInquiry[]
  /** Leads to the page after this one; null on the last. */
  nextCursor: string | null
}

/**
 * How many inquiries one search looks at. A text can stand anywhere, so no index leads to it: each
 * page looks through so many of the newest left, and the next one goes on from there.
 */
export const inquirySearchWindow = 1000

const searchedColumns = ['name', 'email', 'details', 'specialRequests', 'notes'] as const

const cursorSchema = z.strictObject({
  submittedAt: z.iso.datetime({ precision: 3 }),
  id: z.uuid(),
})

/**
 * One page of the inquiries that the filter lets through, the newest first. A page of a search may
 * be short, even empty, and still lead to another: see `inquirySearchWindow`. Throws
 * `BadCursorError`.
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
  const found = rows.filter(({ isFound }) => isFound === 1)
  const page = found.slice(0, request.limit)
  const lastLookedAt = rows.find(({ place }) => place === inquirySearchWindow)
  return pageOf(page, found.length > page.length ? page.at(-1) : lastLookedAt)
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

  const { submittedAt, id } = decodeCursor(cursor)
  return query.where((eb) => eb(eb.refTuple('submittedAt', 'id'), '<', eb.tuple(submittedAt, id)))
}

/**
 * What is found among the inquiries that a search looks at, and the last of those, found or not:
 * one statement, so that what arrives meanwhile moves nothing out of sight.
 */
export function inboxSearchQuery(database: Database, request: InboxRequest) {
  const lookedAt = inboxQuery(database, { ...request, limit: inquirySearchWindow }).as('lookedAt')
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
    .where((eb) => eb.or([eb('isFound', '=', 1), eb('place', '=', inquirySearchWindow)]))
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

function contains(column: (typeof searchedColumns)[number], pattern: string) {
  const wanted = sql`lower(cast(${pattern} as text))`
  return sql<boolean>`lower(${sql.ref(column)}) like ${wanted} escape '\\'`
}

/** Opaque to callers, safe in an address (base64url). */
export function encodeInboxCursor({
  submittedAt,
  id,
}: Pick<InquiryRow, 'submittedAt' | 'id'>): string {
  return Buffer.from(JSON.stringify({ submittedAt, id })).toString('base64url')
}

function decodeCursor(text: string): z.infer<typeof cursorSchema> {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch {
    throw new BadCursorError('The cursor is not valid. Start again from the first page.')
  }
}
