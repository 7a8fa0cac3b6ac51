import { get as getHttp, type IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import { FeedError } from './feed-error.ts'
import { feedLimits, type FetchLimits } from './limits.ts'
import { guardedLookup, systemResolve, type Resolve } from './lookup.ts'
import { readBody, readableEncodings } from './read-body.ts'
import { assertAllowed, redirectTarget } from './redirects.ts'

export interface FetchOptions {
  signal: AbortSignal
  limits?: FetchLimits
  resolve?: Resolve
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
    const response = await follow(feed, { deadline, limits, resolve })
    return await readBody(response, { signal: deadline, limitBytes: limits.bodyBytes })
  } catch (error) {
    if (late.aborted) throw new FeedError('did not answer in time')
    // What Node says of a failure holds host and port.
    throw error instanceof FeedError ? error : new FeedError('could not be reached')
  }
}

interface Following {
  deadline: AbortSignal
  limits: FetchLimits
  resolve: Resolve
}

async function follow(feed: URL, { deadline, limits, resolve }: Following) {
  let address = feed
  for (let redirects = 0; redirects <= limits.redirects; redirects += 1) {
    assertAllowed(address, feed)
    const response = await open(address, deadline, guardedLookup(address, feed, resolve))
    const target = redirectTarget(response, address)
    if (!target) return assertOk(response)
    response.destroy()
    address = target
  }
  throw new FeedError('redirects too often')
}

function open(
  address: URL,
  signal: AbortSignal,
  lookup: ReturnType<typeof guardedLookup>,
): Promise<IncomingMessage> {
  const get = address.protocol === 'https:' ? getHttps : getHttp
  const headers = {
    accept: 'text/calendar, */*;q=0.1',
    'accept-encoding': readableEncodings.join(', '),
    'user-agent': 'availability-calendar',
  }
  return new Promise((resolve, reject) => {
    // A connection of its own each time: one kept open would not be checked again.
    get(address, { agent: false, headers, lookup, signal }, resolve).on('error', reject)
  })
}

function assertOk(response: IncomingMessage): IncomingMessage {
  const { statusCode: status = 0 } = response
  if (status >= 200 && status < 300) return response
  response.destroy()
  throw new FeedError(`answered ${status}`, { status })
}
