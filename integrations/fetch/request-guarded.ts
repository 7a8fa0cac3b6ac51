import { request as requestHttp, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import {
  guardedLookup,
  hostnameOf,
  isOwnPlace,
  isPublicAddress,
  type Resolve,
} from './addresses.ts'
import { FetchError } from './fetch-error.ts'

export interface GuardedRequest {
  method?: 'GET' | 'POST'
  headers: OutgoingHttpHeaders
  body?: Buffer | null
  signal: AbortSignal
  /** The only non-public host and port allowed, if any. */
  own: URL | null
  resolve: Resolve
}

/**
 * Requests a URL from an untrusted source without following redirects. Connects only to public
 * addresses and to `own`. Rejects with a `FetchError`, or with Node's error, whose message contains
 * host and port.
 */
export async function requestGuarded(
  address: URL,
  { method = 'GET', headers, body = null, signal, own, resolve: resolveName }: GuardedRequest,
): Promise<IncomingMessage> {
  assertAllowed(address, own)
  const lookup = guardedLookup(address, own, resolveName)
  const send = address.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    // No keep-alive: a reused connection would skip the address check.
    const options = { method, agent: false, headers, lookup, signal }
    send(address, options, resolve).on('error', reject).end(body)
  })
}

/** Checks literal IP addresses; `guardedLookup` checks host names. */
function assertAllowed(address: URL, own: URL | null): void {
  if (address.protocol !== 'http:' && address.protocol !== 'https:') {
    throw new FetchError('leads to an address that is neither http nor https')
  }
  const host = hostnameOf(address.hostname)
  if (isIP(host) !== 0 && !isPublicAddress(host) && !isOwnPlace(address, own)) {
    throw new FetchError('leads to an address that is not public')
  }
}
