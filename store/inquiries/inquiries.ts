import type { Selectable } from 'kysely'
import type {
  EventInquiry,
  GroupInquiry,
  InquiryChange,
  InquiryCounts,
  InquiryFilter,
} from '#contracts/inquiries.ts'
import type { InquiryStatus } from '#contracts/options.ts'
import type { Database } from '../database.ts'
import { fromRow, toRow } from './inquiry-rows.ts'
import type { InquiriesTable } from './tables.ts'
import { lastChangeOf, type Change, type LastChange, instantToText, newId } from '../values.ts'
import { arrivalCursors, pageOf, type PageRequest } from '../pages.ts'
import { searchPage } from '../search.ts'

interface Facts {
  /** Possible spam: shown to the admin, not mailed. */
  isSuspect: boolean
  submittedAt: Temporal.Instant
  /** The same key stores once for each kind; null never matches. */
  idempotencyKey: string | null
  /** Hash of the body sent with the key; null without a key. */
  sentDigest: string | null
}

type Asked<Inquiry> = Omit<Inquiry, 'website' | 'filledInMs'>

/** An inquiry of either kind as submitted (specification, section 3). */
export type NewInquiry = Facts &
  (({ kind: 'event' } & Asked<EventInquiry>) | ({ kind: 'group' } & Asked<GroupInquiry>))

/** With the owner's status and notes. */
export type StoredInquiry = NewInquiry & { id: string; status: InquiryStatus; notes: string }

export type InquiryRow = Selectable<InquiriesTable>

export interface InsertedInquiry {
  id: string
  isNew: boolean
  sentDigest: string | null
}

/** Stores a new inquiry. If the key was already used for its kind, returns the stored one. */
export async function insertInquiry(
  database: Database,
  inquiry: NewInquiry,
): Promise<InsertedInquiry> {
  const row = toRow(inquiry)
  const inserted = await database
    .insertInto('inquiries')
    .values({ ...row, id: newId(), status: 'new', notes: '' })
    .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
    .returning(['id', 'sentDigest'])
    .executeTakeFirst()
  if (inserted) return { ...inserted, isNew: true }

  const existing = await database
    .selectFrom('inquiries')
    .select(['id', 'sentDigest'])
    .where('idempotencyKey', '=', row.idempotencyKey ?? null)
    .executeTakeFirstOrThrow()
  return { ...existing, isNew: false }
}

/**
 * Updates the given fields and returns the inquiry. Returns null if no inquiry with this id still
 * matches `from`.
 */
export async function changeInquiry(
  database: Database,
  id: string,
  { status, notes, from = {} }: InquiryChange,
  change?: Change,
): Promise<StoredInquiry | null> {
  const changed = change && { changedBy: change.by, changedAt: instantToText(change.at) }
  let query = database
    .updateTable('inquiries')
    .set((eb) => ({
      status: status ?? eb.ref('status'),
      notes: notes ?? eb.ref('notes'),
      ...changed,
    }))
    .where('id', '=', id)
  if (from.status !== undefined) query = query.where('status', '=', from.status)
  if (from.notes !== undefined) query = query.where('notes', '=', from.notes)
  const row = await query.returningAll().executeTakeFirst()
  return row ? fromRow(row) : null
}

export async function findInquiry(
  database: Database,
  id: string,
): Promise<StoredInquiry | undefined> {
  const row = await database
    .selectFrom('inquiries')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row && fromRow(row)
}

/** Undefined if there is no such inquiry. */
export async function lastInquiryChange(
  database: Database,
  id: string,
): Promise<LastChange | undefined> {
  const row = await database
    .selectFrom('inquiries')
    .select(['changedBy as by', 'changedAt as at'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && lastChangeOf(row)
}

export type InboxRequest = InquiryFilter & PageRequest

export interface InquiryPage {
  inquiries: StoredInquiry[]
  /** Cursor of the next page; null on the last. */
  nextCursor: string | null
}

const searchedColumns = ['name', 'email', 'details', 'specialRequests', 'notes'] as const

/**
 * One page of the filtered inquiries, newest first. A page of search results may be short, even
 * empty, and still have a next page: see `searchWindow`. Throws `BadCursorError`.
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

/** Separate so that a test can check the query plan. */
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

/** Number of inquiries in each tab of the inbox. */
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
