import { isIP } from 'node:net'

const groupsOfPrefix = 4
const groupsOfAddress = 8

/**
 * What a client is counted by: the IPv4 address, or the /64 of an IPv6 address, since a household
 * has that many addresses and could use a new one for each try. Anything else counts as itself.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%', 1)
  if (isIP(bare) !== 6) return bare
  const groups = expand(bare)
  const [seventh = 0, eighth = 0] = groups.slice(6)
  const isMappedIpv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMappedIpv4) return [seventh >> 8, seventh & 255, eighth >> 8, eighth & 255].join('.')
  return `${groups
    .slice(0, groupsOfPrefix)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

function expand(address: string): number[] {
  // URL normalizes the many spellings of an address.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = [], tail = []] = canonical
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))))
  const zeros = Array.from({ length: groupsOfAddress - head.length - tail.length }, () => 0)
  return [...head, ...zeros, ...tail]
}
