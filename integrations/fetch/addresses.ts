import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

// All of IPv6 that is given out to the world; mapped and translated IPv4 lie outside of it.
const global6 = ipaddr.parseCIDR('2000::/3')

/** Whether an IP address belongs to the open internet; false for what is no IP address. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  const parsed = ipaddr.parse(address)
  const isGlobal = parsed.kind() === 'ipv4' || parsed.match(global6)
  return isGlobal && parsed.range() === 'unicast'
}

const privateEndings = ['.localhost', '.local', '.internal', '.lan', '.home.arpa']

/**
 * Whether a host names a place of one's own network outright: an address, 'localhost', a name of one
 * word or with an ending that the public name system does not have. A name that anybody could have
 * registered never does, wherever it leads today.
 */
export function namesOwnPlace(host: string): boolean {
  if (isIP(hostnameOf(host)) !== 0) return true
  return !host.includes('.') || privateEndings.some((ending) => host.endsWith(ending))
}

/** A URL's host name without the brackets around IPv6. */
export function hostnameOf(host: string): string {
  return host.replace(/^\[(.*)\]$/, '$1')
}
