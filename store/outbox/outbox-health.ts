import type { Database } from '../database.ts'
import { instantToText, textToInstant } from '../values.ts'
import type { NotificationKind } from './tables.ts'

/**
 * When the oldest waiting notification was written that has been tried in vain, or is due and was
 * not tried; null if there is none. Those held back for a later day don't count.
 */
export async function oldestDue(
  database: Database,
  now: Temporal.Instant,
): Promise<Temporal.Instant | null> {
  const row = await database
    .selectFrom('outbox')
    .select(({ fn }) => fn.min('createdAt').as('oldest'))
    .where('status', '=', 'waiting')
    .where((eb) => eb.or([eb('attempts', '>', 0), eb('nextAttemptAt', '<=', instantToText(now))]))
    .executeTakeFirst()
  return row?.oldest ? textToInstant(row.oldest) : null
}

/** Mail that was tried in vain and is retried; null if the newest delivery is younger than it. */
export async function triedInVain(
  database: Database,
  { writtenBefore, deliveredSince }: Record<'writtenBefore' | 'deliveredSince', Temporal.Instant>,
): Promise<{ count: number; oldest: Temporal.Instant } | null> {
  const delivered = await database
    .selectFrom('outbox')
    .select('id')
    .where('status', '=', 'delivered')
    .where('deliveredAt', '>=', instantToText(deliveredSince))
    .limit(1)
    .executeTakeFirst()
  if (delivered) return null
  const row = await database
    .selectFrom('outbox')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('createdAt').as('oldest')])
    .where('status', '=', 'waiting')
    .where('attempts', '>', 0)
    .where('createdAt', '<=', instantToText(writtenBefore))
    .executeTakeFirst()
  return row?.oldest ? { count: row.count, oldest: textToInstant(row.oldest) } : null
}

/** Whether a notification from this source is still on its way. */
export async function isWaiting(database: Database, source: string): Promise<boolean> {
  const row = await database
    .selectFrom('outbox')
    .select('id')
    .where('source', '=', source)
    .where('status', '=', 'waiting')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Notifications addressed to a guest's mailbox since then. */
export async function countWrittenTo(
  database: Database,
  guestMailbox: string,
  since: Temporal.Instant,
): Promise<number> {
  const { count } = await countSince(database, since)
    .where('guestMailbox', '=', guestMailbox)
    .executeTakeFirstOrThrow()
  return count
}

/** Notifications of these kinds since then, sent or held. */
export async function countWritten(
  database: Database,
  kinds: readonly NotificationKind[],
  since: Temporal.Instant,
): Promise<number> {
  const { count } = await writtenQuery(database, kinds, since).executeTakeFirstOrThrow()
  return count
}

/** Separate from `countWritten` so that a test can check the query plan. */
export function writtenQuery(
  database: Database,
  kinds: readonly NotificationKind[],
  since: Temporal.Instant,
) {
  return countSince(database, since).where('kind', 'in', kinds)
}

function countSince(database: Database, since: Temporal.Instant) {
  return database
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('createdAt', '>=', instantToText(since))
}
