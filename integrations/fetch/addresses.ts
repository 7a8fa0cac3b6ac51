import { lookup, type LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { FetchError } from './fetch-error.ts'

// Global IPv6 unicast; mapped and translated IPv4 are outside it.
const global6 = ipaddr.parseCIDR('2000::/3')

/** Whether an IP address is public; false if it is not an IP address. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  const parsed = ipaddr.parse(address)
  const isGlobal = parsed.kind() === 'ipv4' || parsed.match(global6)
  return isGlobal && parsed.range() === 'unicast'
}

const privateEndings = ['.localhost', '.local', '.internal', '.lan', '.home.arpa']

/**
 * Whether a host names a private place: an address, 'localhost', a single word, or an ending that
 * public DNS does not have. A name anyone could register never counts, wherever it resolves.
 */
export function namesOwnPlace(host: string): boolean {
  if (isIP(hostnameOf(host)) !== 0) return true
  return !host.includes('.') || privateEndings.some((ending) => host.endsWith(ending))
}

/** A URL's host name without the brackets around IPv6. */
export function hostnameOf(host: string): string {
  return host.replace(/^\[(.*)\]$/, '$1')
}

/**
 * Whether host and port are the ones in an owner's setting that names a private place: only those
 * may be outside the public internet.
 */
export function isOwnPlace(address: URL, own: URL | null): boolean {
  return (
    own !== null &&
    address.host === own.host &&
    portOf(address) === portOf(own) &&
    namesOwnPlace(own.hostname)
  )
}

function portOf({ port, protocol }: URL): string {
  return port || (protocol === 'https:' ? '443' : '80')
}

/** All addresses of a host name. */
export type Resolve = (
  hostname: string,
  callback: (error: Error | null, addresses: LookupAddress[]) => void,
) => void

export const systemResolve: Resolve = (hostname, callback) => {
  lookup(hostname, { all: true }, callback)
}

/**
 * Resolves a host for one connection and returns public addresses only, so the checked address is
 * the one connected to (no DNS rebinding).
 */
export function guardedLookup(address: URL, own: URL | null, resolve: Resolve): LookupFunction {
  const isOwn = isOwnPlace(address, own)
  return (hostname, options, callback) => {
    resolve(hostname, (error, found) => {
      const allowed = found?.filter((each) => isOwn || isPublicAddress(each.address)) ?? []
      const [first] = allowed
      if (error) callback(error, [])
      else if (!first) callback(new FetchError('leads to an address that is not public'), [])
      else if (options.all) callback(null, allowed)
      else callback(null, first.address, first.family)
    })
  }
}
