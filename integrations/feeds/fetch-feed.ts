import type { IncomingMessage } from 'node:http'
import { FeedError } from './feed-error.ts'
import { follow } from './follow.ts'
import { feedLimits, type FetchLimits } from './limits.ts'
import { systemResolve, type Resolve } from './lookup.ts'
import { readBody, readableEncodings } from './read-body.ts'

export interface FetchOptions {
  signal: AbortSignal
  limits?: FetchLimits
  resolve?: Resolve
}

const headers = {
  accept: 'text/calendar, */*;q=0.1',
  'accept-encoding': readableEncodings.join(', '),
  'user-agent': 'availability-calendar',
}

/**
 * The body of an iCal feed, decompressed. Never connects to an address outside the open internet
 * unless the feed's own address names that place. Rejects with a `FeedError` only.
 */
export async function fetchFeed(
  feed: URL,
  options: FetchOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const { signal, limits = feedLimits, resolve = systemResolve } = options
  const late = AbortSignal.timeout(limits.fetchMs)
  const deadline = AbortSignal.any([signal, late])
  try {
    const { redirects } = limits
    const { response } = await follow(feed, { headers, redirects, deadline, resolve })
    return await readBody(assertOk(response), { signal: deadline, limitBytes: limits.bodyBytes })
  } catch (error) {
    if (late.aborted) throw new FeedError('did not answer in time')
    // What Node says of a failure holds host and port.
    throw error instanceof FeedError ? error : new FeedError('could not be reached')
  }
}

function assertOk(response: IncomingMessage): IncomingMessage {
  const { statusCode: status = 0 } = response
  if (status >= 200 && status < 300) return response
  response.destroy()
  throw new FeedError(`answered ${status}`, { status })
}
