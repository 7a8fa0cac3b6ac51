import type { Database } from '../database.ts'
import { instantToText, textToInstant } from '../values.ts'

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
