import { fetchBody, type FetchOptions as BodyOptions } from '../fetch/fetch-body.ts'
import { FetchError } from '../fetch/fetch-error.ts'
import { readableEncodings } from '../fetch/read-body.ts'
import { FeedError, feedLimits } from './limits.ts'

export type FetchOptions = Pick<BodyOptions, 'signal' | 'resolve'> &
  Partial<Pick<BodyOptions, 'limits'>> & {
    /** Refuses addresses in one's own network. */
    publicOnly?: boolean | undefined
  }

const headers = {
  accept: 'text/calendar, */*;q=0.1',
  'accept-encoding': readableEncodings.join(', '),
  'user-agent': 'availability-calendar',
}

/** The decompressed body of an iCal feed at a public address. Rejects with a `FeedError` only. */
export async function fetchFeed(
  feed: URL,
  { limits = feedLimits, publicOnly = false, ...options }: FetchOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await fetchBody(feed, { ...options, headers, limits, own: publicOnly ? null : feed })
  } catch (error) {
    if (error instanceof FetchError) throw new FeedError(error.message, { status: error.status })
    throw error
  }
}
