import { isIP } from 'node:net'
import type { IncomingMessage } from 'node:http'
import { hostnameOf, isPublicAddress, namesOwnPlace } from './addresses.ts'
import { FetchError } from './fetch-error.ts'

/** Where an answer sends us on, without any credentials; undefined when it does not. */
export function redirectTarget(
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

/**
 * Whether a host and port are the very ones that a setting of the owner names, and named as a place of
 * one's own network: only then may they lie outside the open internet.
 */
export function isOwnPlace(address: URL, own: URL | null): boolean {
  return (
    own !== null &&
    address.host === own.host &&
    portOf(address) === portOf(own) &&
    namesOwnPlace(own.hostname)
  )
}

/** Refuses what no name has to be looked up for; names are checked when they are looked up. */
export function assertAllowed(address: URL, own: URL | null): void {
  if (address.protocol !== 'http:' && address.protocol !== 'https:') {
    throw new FetchError('redirects to what is neither http nor https')
  }
  const host = hostnameOf(address.hostname)
  if (isIP(host) !== 0 && !isPublicAddress(host) && !isOwnPlace(address, own)) {
    throw new FetchError('leads to an address that is not public')
  }
}

function portOf({ port, protocol }: URL): string {
  return port || (protocol === 'https:' ? '443' : '80')
}
