import type { Selectable } from 'kysely'
import type { OutboxCounts } from '#contracts/outbox.ts'
import type { OutboxStatus } from '#contracts/options.ts'
import type { Database } from '../database.ts'
import { cursorId, cursorInstant, cursorsOf, pageOf, type PageRequest } from '../pages.ts'
import { enqueue } from '../jobs.ts'
import type { FormFields } from './form-fields.ts'
import { mailKind } from './outbox-delivery.ts'
import type { NotificationKind, OutboxTable, RecipientRole } from './tables.ts'
import { instantToText, newId, textToInstant } from '../values.ts'

export type { NotificationKind, RecipientRole } from './tables.ts'

export interface NewNotification {
  /** Given to find it again; also its Message-ID. */
  id?: string
  kind: NotificationKind
  /** Id of what it is about, so that a guest's data can be found and deleted. */
  source: string
  recipient: RecipientRole
  /** Set only for guests; the settings define the other recipients. */
  guestAddress?: string
  /** The guest's normalized mailbox. */
  guestMailbox?: string
  subject: string
  fields: FormFields
  createdAt: Temporal.Instant
  /** Sent at once if omitted. */
  held?: { until: Temporal.Instant; reason: string }
}

/** A row of the admin's list, without the fields and their personal data. */
export interface NotificationSummary {
  id: string
  recipient: RecipientRole
  subject: string
  status: OutboxStatus
  attempts: number
  /** Why the last attempt failed; null if none has. */
  lastError: string | null
  createdAt: Temporal.Instant
  nextAttemptAt: Temporal.Instant
  deliveredAt: Temporal.Instant | null
}

export interface OutboxPageRequest extends PageRequest {
  /** All if omitted. */
  status?: OutboxStatus | undefined
}

export interface OutboxPage {
  notifications: NotificationSummary[]
  /** Cursor of the next page; null on the last. */
  nextCursor: string | null
}

const summaryColumns = [
  'id',
  'recipient',
  'subject',
  'status',
  'attempts',
  'lastError',
  'createdAt',
  'nextAttemptAt',
  'deliveredAt',
] as const

export const outboxCursors = cursorsOf({ createdAt: cursorInstant, id: cursorId })

/** Queues notifications. Call it in the transaction of what they report. */
export async function insertNotifications(
  database: Database,
  notifications: readonly NewNotification[],
): Promise<void> {
  if (notifications.length === 0) return
  const rows = notifications.map(toRow)
  await database.insertInto('outbox').values(rows).execute()
  for (const { id, recipient, nextAttemptAt } of rows) {
    await enqueue(database, mailKind(recipient), [id], textToInstant(nextAttemptAt))
  }
}

/** One page, newest first. Throws `BadCursorError`. */
export async function listNotifications(
  database: Database,
  request: OutboxPageRequest,
): Promise<OutboxPage> {
  const { rows, nextCursor } = await pageOf(
    request.limit,
    (limit) => notificationsQuery(database, { ...request, limit }),
    outboxCursors.encode,
  )
  return { notifications: rows.map(fromRow), nextCursor }
}

/** Separate from `listNotifications` so that a test can check the query plan. */
export function notificationsQuery(
  database: Database,
  { status, limit, cursor }: OutboxPageRequest,
) {
  let query = database
    .selectFrom('outbox')
    .select(summaryColumns)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (status) query = query.where('status', '=', status)
  if (cursor === undefined) return query

  const { createdAt, id } = outboxCursors.decode(cursor)
  return query.where((eb) => eb(eb.refTuple('createdAt', 'id'), '<', eb.tuple(createdAt, id)))
}

export async function countNotifications(database: Database): Promise<OutboxCounts> {
  const rows = await database
    .selectFrom('outbox')
    .select(['status', (expression) => expression.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
  const countOf = (status: OutboxStatus) => rows.find((row) => row.status === status)?.count ?? 0
  return {
    waiting: countOf('waiting'),
    delivered: countOf('delivered'),
    failed: countOf('failed'),
  }
}

function toRow({ fields, createdAt, held, ...notification }: NewNotification) {
  const created = instantToText(createdAt)
  return {
    guestAddress: null,
    guestMailbox: null,
    id: newId(),
    ...notification,
    payload: JSON.stringify(fields),
    status: 'waiting' as const,
    attempts: 0,
    nextAttemptAt: held ? instantToText(held.until) : created,
    lastError: held?.reason ?? null,
    createdAt: created,
  }
}

function fromRow(
  row: Pick<Selectable<OutboxTable>, (typeof summaryColumns)[number]>,
): NotificationSummary {
  return {
    ...row,
    createdAt: textToInstant(row.createdAt),
    nextAttemptAt: textToInstant(row.nextAttemptAt),
    deliveredAt: row.deliveredAt === null ? null : textToInstant(row.deliveredAt),
  }
}
