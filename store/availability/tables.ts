import type { FeedTroubleKind } from '#contracts/feed-troubles.ts'
import type { Fixed } from '../values.ts'

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

/** What is known about the feeds, shared by all servers and kept across restarts. */
export interface FeedHealthTable {
  /** A hash of the feed's address and options. */
  key: Fixed<string>
  failingSince: string | null
  unreadable: number
  /** `KnownNights` as JSON; null before the first successful read. */
  known: string | null
  /** The last attempt to read it. */
  seenAt: string
}
