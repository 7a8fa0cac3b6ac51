import { lookup, type LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './addresses.ts'
import { FetchError } from './fetch-error.ts'
import { isOwnPlace } from './redirects.ts'

/** All addresses of a host name. */
export type Resolve = (
  hostname: string,
  callback: (error: Error | null, addresses: LookupAddress[]) => void,
) => void

export const systemResolve: Resolve = (hostname, callback) => {
  lookup(hostname, { all: true }, callback)
}

/**
 * Looks up a host for one connection and answers public addresses only, so that the address that
 * was checked is the one connected to: a name that leads elsewhere the next moment gains nothing.
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
