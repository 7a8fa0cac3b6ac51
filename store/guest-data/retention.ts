import type { Database } from '../database.ts'
import { instantToText } from '../values.ts'

/** The cutoff, and the number of rows per batch. */
export interface Batch {
  before: Temporal.Instant
  limit: number
}

// Each deletes one batch, oldest first, and returns the number of rows.

/** Notifications delivered before then. */
export async function deleteDelivered(
  database: Database,
  { before, limit }: Batch,
): Promise<number> {
  const at = instantToText(before)
  const result = await database
    .deleteFrom('outbox')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('status', '=', 'delivered')
        // Created before it was delivered; the index is in order of creation.
        .where('createdAt', '<', at)
        .where('deliveredAt', '<', at)
        .orderBy('createdAt')
        .limit(limit),
    )
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}

/** Referrals counted before then. */
export async function deleteReferrals(
  database: Database,
  { before, limit }: Batch,
): Promise<number> {
  const result = await database
    .deleteFrom('referrals')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('referrals')
        .select('id')
        .where('createdAt', '<', instantToText(before))
        .orderBy('createdAt')
        .limit(limit),
    )
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}

/** Sums of visits and searches of days (in UTC) before then. */
export async function deleteDailyCounts(
  database: Database,
  { before, limit }: Batch,
): Promise<number> {
  const day = before.toZonedDateTimeISO('UTC').toPlainDate().toString()
  const result = await database
    .deleteFrom('dailyCounts')
    .where('key', 'in', (eb) =>
      eb
        .selectFrom('dailyCounts')
        .select('key')
        // The key begins with the day.
        .where('key', '<', day)
        .orderBy('key')
        .limit(limit),
    )
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}

/** Lines about who changed what, written before then. */
export async function deleteActivity(
  database: Database,
  { before, limit }: Batch,
): Promise<number> {
  const result = await database
    .deleteFrom('activity')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('activity')
        .select('id')
        .where('at', '<', instantToText(before))
        .orderBy('at')
        .limit(limit),
    )
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}

/** Links for verified stays that worked last on a day (in UTC) before then. */
export async function deleteStayLinks(
  database: Database,
  { before, limit }: Batch,
): Promise<number> {
  const day = before.toZonedDateTimeISO('UTC').toPlainDate().toString()
  const result = await database
    .deleteFrom('stayLinks')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('stayLinks')
        .select('id')
        .where('expiresOn', '<', day)
        .orderBy('expiresOn')
        .limit(limit),
    )
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
