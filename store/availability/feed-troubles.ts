import type { Database } from '../database.ts'
import { instantToText } from '../values.ts'
import type { FeedTrouble } from '#contracts/feed-troubles.ts'

/**
 * Records a feed trouble as seen now. Returns true if it is new; when several servers find it at
 * once, only one gets true. Call it in the transaction that acts on it.
 */
export async function noteFeedTrouble(
  database: Database,
  trouble: FeedTrouble,
  now: Temporal.Instant,
): Promise<boolean> {
  const { kind, cabin, feeds, nights } = trouble
  const key = keyOf(trouble)
  const seenAt = instantToText(now)
  const result = await database
    .insertInto('feedTroubles')
    .values({
      key,
      kind,
      cabin,
      feeds: JSON.stringify(feeds),
      nightFrom: nights?.from ?? null,
      nightTo: nights?.to ?? null,
      foundAt: seenAt,
      seenAt,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst()
  if (Number(result.numInsertedOrUpdatedRows ?? 0) > 0) return true
  await database.updateTable('feedTroubles').set({ seenAt }).where('key', '=', key).execute()
  return false
}

/** Troubles seen since then, by cabin. */
export async function listFeedTroubles(
  database: Database,
  seenSince: Temporal.Instant,
): Promise<FeedTrouble[]> {
  const rows = await database
    .selectFrom('feedTroubles')
    .selectAll()
    .where('seenAt', '>=', instantToText(seenSince))
    .orderBy('key')
    .execute()
  return rows.map(({ kind, cabin, feeds, nightFrom, nightTo }) => ({
    kind,
    cabin,
    feeds: JSON.parse(feeds) as number[],
    nights: nightFrom !== null && nightTo !== null ? { from: nightFrom, to: nightTo } : null,
  }))
}

/** Forgets troubles not seen since then; if they return, they are new. */
export async function forgetFeedTroubles(
  database: Database,
  seenBefore: Temporal.Instant,
): Promise<void> {
  await database
    .deleteFrom('feedTroubles')
    .where('seenAt', '<', instantToText(seenBefore))
    .execute()
}

/** Feeds drop past nights, so a conflict is identified by its end. */
function keyOf({ cabin, kind, feeds, nights }: FeedTrouble): string {
  return [cabin, kind, feeds.join('+'), kind === 'conflict' && nights ? nights.to : ''].join(' ')
}
