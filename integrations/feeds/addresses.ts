import { BlockList, isIP } from 'node:net'

// What the registries of special-purpose addresses (RFC 6890 and its successors) call not global,
// multicast and former class E among them.
const notPublic = blockList('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
])
// All of IPv6 that is given out to the world; loopback, link-local, unique local, multicast, mapped
// and translated IPv4 lie outside of it. Within it, what carries other addresses or is for books.
const global6 = blockList('ipv6', [['2000::', 3]])
const notPublic6 = blockList('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
])

/** Whether an IP address belongs to the open internet; false for what is no IP address. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !notPublic.check(address, 'ipv4')
    case 6:
      return global6.check(address, 'ipv6') && !notPublic6.check(address, 'ipv6')
    default:
      return false
  }
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

function blockList(family: 'ipv4' | 'ipv6', ranges: readonly [string, number][]): BlockList {
  const list = new BlockList()
  for (const [network, prefix] of ranges) list.addSubnet(network, prefix, family)
  return list
}
