import type { NightRange } from '#contracts/night-ranges.ts'
import type { Database } from '../database.ts'
import { instantToText, textToInstant } from '../values.ts'
import type { FeedHealthTable } from './tables.ts'

/** Nights that a feed no longer lists, without a reason. */
export interface MissingNights {
  nights: readonly NightRange[]
  /** When the last of them went missing. */
  since: Temporal.Instant
  /** Later readings that agree. */
  readings: number
  /** One stay, missing from a feed that lists others. */
  isOneStay: boolean
}

/** What a feed last said, and what it said before without taking it back. */
export interface KnownNights {
  taken: readonly NightRange[]
  notOpen: readonly NightRange[]
  /** Nights of cancelled events and of those marked as free. */
  free: readonly NightRange[]
  /** The bookings behind `taken`, deduplicated. */
  stays: readonly NightRange[]
  missing: MissingNights | null
}

/** Shared by all servers, and kept across restarts. */
export interface FeedHealth {
  /** The first failure since the last successful read; null after a success. */
  failingSince: Temporal.Instant | null
  /** Events in the last successful read whose dates could not be parsed. */
  unreadable: number
  /** Null before the first successful read. */
  known: KnownNights | null
}

/** Of a feed that has not been read. */
export const noHealth: FeedHealth = { failingSince: null, unreadable: 0, known: null }

/** By the feed's id. */
export async function readFeedHealth(database: Database): Promise<Map<string, FeedHealth>> {
  const rows = await database.selectFrom('feedHealth').selectAll().execute()
  return new Map(rows.map((row) => [row.key, healthFromRow(row)]))
}

/**
 * Changes what is stored of a feed, and returns it. Call it in a transaction: of servers that change
 * the same feed at once, each then sees what the one before it has stored.
 */
export async function changeFeedHealth(
  transaction: Database,
  key: string,
  { change, at }: { change: (before: FeedHealth) => FeedHealth; at: Temporal.Instant },
): Promise<FeedHealth> {
  const seenAt = instantToText(at)
  // Writing the row locks it until the end of the transaction.
  const before = await transaction
    .insertInto('feedHealth')
    .values({ key, ...rowOf(noHealth), seenAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ seenAt }))
    .returningAll()
    .executeTakeFirstOrThrow()
  const health = change(healthFromRow(before))
  await transaction.updateTable('feedHealth').set(rowOf(health)).where('key', '=', key).execute()
  return health
}

/** Of feeds that have not been read since then, successfully or not. */
export async function forgetFeedHealth(
  database: Database,
  seenBefore: Temporal.Instant,
): Promise<void> {
  await database.deleteFrom('feedHealth').where('seenAt', '<', instantToText(seenBefore)).execute()
}

function rowOf({ failingSince, unreadable, known }: FeedHealth) {
  return {
    failingSince: failingSince && instantToText(failingSince),
    unreadable,
    known: known && JSON.stringify(known),
  }
}

function healthFromRow({ failingSince, unreadable, known }: Omit<FeedHealthTable, 'key'>) {
  return {
    failingSince: failingSince === null ? null : textToInstant(failingSince),
    unreadable,
    known: known === null ? null : knownFrom(known),
  }
}

function knownFrom(text: string): KnownNights {
  const { missing, ...said } = JSON.parse(text) as KnownNights
  return {
    ...said,
    missing: missing && { ...missing, since: textToInstant(String(missing.since)) },
  }
}
