import type { Database } from '../database.ts'
import { instantToText } from '../values.ts'
import type { NotificationKind } from './tables.ts'

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
