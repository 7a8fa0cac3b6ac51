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
  /** Most redirects followed. */
  redirects: number
  /** The only non-public place allowed; null for none. */
  own: URL | null
  /** Cancels the request and the reading of its response. */
  deadline: AbortSignal
  resolve: Resolve
}

/**
 * Requests an address and follows its redirects. Returns the final response, its body unread, and
 * its URL. Connects to public addresses only, except the place named by `own`. Rejects with a
 * `FetchError` or with Node's error, which contains host and port.
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
    // A new connection each time: a kept one would not be checked again.
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

/** Where a response redirects to, without credentials; undefined if it does not. */
function redirectTarget(
  { statusCode = 0, headers }: Pick<IncomingMessage, 'statusCode' | 'headers'>,
  from: URL,
): URL | undefined {
  const isRedirect = [301, 302, 303, 307, 308].includes(statusCode)
  if (!isRedirect || headers.location === undefined) return undefined
  const target = URL.parse(headers.location, from.href)
  if (!target) throw new FetchError('redirects to an invalid address')
  target.username = ''
  target.password = ''
  // Never downgrades from https to http.
  if (from.protocol === 'https:' && target.protocol === 'http:') {
    throw new FetchError('redirects from https to http')
  }
  return target
}

/** Rejects literal addresses; names are checked when they are resolved. */
function assertAllowed(address: URL, own: URL | null): void {
  if (address.protocol !== 'http:' && address.protocol !== 'https:') {
    throw new FetchError('redirects to neither http nor https')
  }
  const host = hostnameOf(address.hostname)
  if (isIP(host) !== 0 && !isPublicAddress(host) && !isOwnPlace(address, own)) {
    throw new FetchError('leads to an address that is not public')
  }
}
