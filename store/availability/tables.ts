import type { FeedTroubleKind } from '#contracts/feed-troubles.ts'
import type { Fixed, Flag } from '../values.ts'

/** Troubles reported to the owner, so that each is reported once. */
export interface FeedTroublesTable {
  key: Fixed<string>
  kind: Fixed<FeedTroubleKind>
  cabin: Fixed<string>
  /** Numbers as JSON. */
  feeds: Fixed<string>
  nightFrom: Fixed<string | null>
  nightTo: Fixed<string | null>
  foundAt: Fixed<string>
  seenAt: string
}

/** Health of the feeds, kept across restarts. */
export interface FeedHealthTable {
  /** From `feedKey`. */
  key: Fixed<string>
  failingSince: string | null
  hadNights: Flag
  emptySince: string | null
  unreadable: number
  /** Night ranges as JSON. */
  stays: string
}
