import type { NightRange } from '#contracts/night-ranges.ts'
import type { Database } from '../database.ts'
import type { FeedHealthTable } from './tables.ts'
import { booleanToFlag, flagToBoolean, instantToText, textToInstant } from '../values.ts'

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
