import { get as getHttp, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { get as getHttps } from 'node:https'
import { isIP } from 'node:net'
import {
  guardedLookup,
  hostnameOf,
  isOwnPlace,
  isPublicAddress,
  type Resolve,
} from './addresses.ts'
import { FetchError } from './fetch-error.ts'

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

/** Where an answer sends us on, without any credentials; undefined when it does not. */
function redirectTarget(
  { statusCode = 0, headers }: Pick<IncomingMessage, 'statusCode' | 'headers'>,
  from: URL,
): URL | undefined {
  const isRedirect = [301, 302, 303, 307, 308].includes(statusCode)
  if (!isRedirect || headers.location === undefined) return undefined
  const target = URL.parse(headers.location, from.href)
  if (!target) throw new FetchError('redirects to what is no address')
  target.username = ''
  target.password = ''
  // What the owner gave for an encrypted connection does not go on in the open.
  if (from.protocol === 'https:' && target.protocol === 'http:') {
    throw new FetchError('redirects from https to http')
  }
  return target
}

/** Refuses what no name has to be looked up for; names are checked when they are looked up. */
function assertAllowed(address: URL, own: URL | null): void {
  if (address.protocol !== 'http:' && address.protocol !== 'https:') {
    throw new FetchError('redirects to what is neither http nor https')
  }
  const host = hostnameOf(address.hostname)
  if (isIP(host) !== 0 && !isPublicAddress(host) && !isOwnPlace(address, own)) {
    throw new FetchError('leads to an address that is not public')
  }
}
