import type { FeedOptions } from '#contracts/feed-options.ts'
import type { FeedNights, ReadingRules } from './feed-nights.ts'
import { fetchFeed } from './fetch-feed.ts'
import { feedLimits, type FetchLimits, type ParseLimits } from './limits.ts'
import { createFeedParser } from './parser.ts'

export { FeedError } from './limits.ts'
export { ownMarks } from './event-blocks.ts'
export type { FeedNights } from './feed-nights.ts'

/** A feed as configured. */
export type FeedSetting = FeedOptions & {
  /** A secret. */
  address: string
  /** It must not lie in one's own network. */
  publicOnly?: boolean
}

export interface FeedReader {
  /** The taken and not-open nights of the feed at this address. Rejects with a `FeedError` only. */
  read(
    address: string,
    rules: ReadingRules & Pick<FeedSetting, 'publicOnly'>,
    signal: AbortSignal,
  ): Promise<FeedNights>
  close(): Promise<void>
}

/** Reads iCal feeds of booking partners, with limits on time, size and network. */
export function createFeedReader(limits: Partial<FetchLimits & ParseLimits> = {}): FeedReader {
  const parser = createFeedParser(limits)
  return {
    async read(address, { publicOnly, ...rules }, signal) {
      const body = await fetchFeed(new URL(address), {
        signal,
        publicOnly,
        limits: { ...feedLimits, ...limits },
      })
      return parser.parse(body, rules)
    },
    close: () => parser.close(),
  }
}
