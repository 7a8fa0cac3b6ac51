import { get as getHttp, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { get as getHttps } from 'node:https'
import { FetchError } from './fetch-error.ts'
import { guardedLookup, type Resolve } from './lookup.ts'
import { assertAllowed, redirectTarget } from './redirects.ts'

export interface Following {
  headers: OutgoingHttpHeaders
  /** How many redirects are followed at most. */
  redirects: number
  /** The only place that may lie outside the open internet; null for none. */
  own: URL | null
  /** Ends the request and the reading of its answer. */
  deadline: AbortSignal
  resolve: Resolve
}

/**
 * Asks an address of the owner's and goes where its redirects lead: the answer that is none, its body
 * unread, and where it came from. Never connects to an address outside the open internet unless
 * `own` names that place. Rejects with a `FetchError` or with what Node says, which holds host
 * and port.
 */
export async function follow(
  start: URL,
  { headers, redirects, deadline, own, resolve }: Following,
): Promise<{ response: IncomingMessage; address: URL }> {
  let address = start
  for (let followed = 0; followed <= redirects; followed += 1) {
    assertAllowed(address, own)
    const lookup = guardedLookup(address, own, resolve)
    const response = await open(address, { headers, lookup, signal: deadline })
    const target = targetOf(response, address)
    if (!target) return { response, address }
    response.destroy()
    address = target
  }
  throw new FetchError('redirects too often')
}

function open(
  address: URL,
  options: {
    headers: OutgoingHttpHeaders
    lookup: ReturnType<typeof guardedLookup>
    signal: AbortSignal
  },
): Promise<IncomingMessage> {
  const get = address.protocol === 'https:' ? getHttps : getHttp
  return new Promise((resolve, reject) => {
    // A connection of its own each time: one kept open would not be checked again.
    get(address, { agent: false, ...options }, resolve).on('error', reject)
  })
}

function targetOf(response: IncomingMessage, address: URL): URL | undefined {
  try {
    return redirectTarget(response, address)
  } catch (error) {
    response.destroy()
    throw error
  }
}
