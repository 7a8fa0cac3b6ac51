import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import type { Resolve } from './addresses.ts'
import { FetchError } from './fetch-error.ts'
import { requestGuarded } from './request-guarded.ts'

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
    const response = await requestGuarded(address, { headers, signal: deadline, own, resolve })
    const target = targetOf(response, address)
    if (!target) return { response, address }
    response.destroy()
    address = target
  }
  throw new FetchError('redirects too often')
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
