import type { NightRange } from '#contracts/night-ranges.ts'
import type { Database } from '../database.ts'
import type { FeedHealthTable } from '../tables.ts'
import { booleanToFlag, flagToBoolean, instantToText, textToInstant } from '../values.ts'
import type { FeedTrouble } from '#contracts/feed-troubles.ts'

/** A feed's health, kept across restarts. */
export interface FeedHealth {
  /** The first failure since the last successful read; null after a success. */
  failingSince: Temporal.Instant | null
  /** Whether the feed has ever listed booked nights. */
  hadNights: boolean
  /** When a feed that used to list nights became empty; null while it lists some. */
  emptySince: Temporal.Instant | null
  /** Events in the last successful read whose dates could not be parsed. */
  unreadable: number
  /** Bookings in the last successful read, deduplicated. */
  stays: readonly NightRange[]
}

/** By cabin, in the order of the setting. */
export type HealthOfFeeds = Readonly<Record<string, readonly FeedHealth[]>>

/** The last saved health of each feed, by `feedKey`. */
export async function readFeedHealth(database: Database): Promise<Map<string, FeedHealth>> {
  const rows = await database.selectFrom('feedHealth').selectAll().execute()
  return new Map(rows.map((row) => [row.key, healthFromRow(row)]))
}

export async function writeFeedHealth(
  database: Database,
  key: string,
  health: FeedHealth,
): Promise<void> {
  const row = rowOf(health)
  await database
    .insertInto('feedHealth')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}

export async function forgetFeedHealth(database: Database, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await database.deleteFrom('feedHealth').where('key', 'in', keys).execute()
}

/** `place` is the index in the cabin's setting, from 0. */
export function feedKey(cabin: string, place: number): string {
  return `${cabin} ${place + 1}`
}

function rowOf({ failingSince, hadNights, emptySince, unreadable, stays }: FeedHealth) {
  return {
    failingSince: failingSince && instantToText(failingSince),
    hadNights: booleanToFlag(hadNights),
    emptySince: emptySince && instantToText(emptySince),
    unreadable,
    stays: JSON.stringify(stays),
  }
}

function healthFromRow(row: Omit<FeedHealthTable, 'key'>): FeedHealth {
  return {
    failingSince: row.failingSince === null ? null : textToInstant(row.failingSince),
    hadNights: flagToBoolean(row.hadNights),
    emptySince: row.emptySince === null ? null : textToInstant(row.emptySince),
    unreadable: row.unreadable,
    stays: JSON.parse(row.stays) as NightRange[],
  }
}

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
  return [cabin, kind, feeds.join('+'), nights?.to ?? ''].join(' ')
}
