import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { entryLimits } from '#contracts/limits.ts'
import { FetchError } from './fetch-error.ts'
import { follow } from './follow.ts'
import { type Resolve, systemResolve } from './addresses.ts'
import { readBody } from './read-body.ts'

/** What one fetch may cost, however the other server behaves. */
export interface FetchLimits {
  /** DNS lookup, connection, headers, redirects and body together. */
  fetchMs: number
  /** Of the body, decompressed. */
  bodyBytes: number
  redirects: number
}

export interface FetchOptions {
  headers: OutgoingHttpHeaders
  limits: FetchLimits
  signal: AbortSignal
  /** The only non-public place allowed; null for none. */
  own: URL | null
  resolve?: Resolve | undefined
}

/**
 * The body of a response, decompressed. Connects to public addresses only, except the place named
 * by `own`. Rejects with a `FetchError` only.
 */
export async function fetchBody(
  address: URL,
  { headers, limits, signal, own, resolve = systemResolve }: FetchOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const late = AbortSignal.timeout(limits.fetchMs)
  const deadline = AbortSignal.any([signal, late])
  try {
    const { redirects, bodyBytes: limitBytes } = limits
    const { response } = await follow(address, { headers, redirects, deadline, own, resolve })
    return await readBody(assertOk(response), { signal: deadline, limitBytes })
  } catch (error) {
    if (late.aborted) throw new FetchError('did not answer in time')
    // Node's messages contain host and port.
    throw error instanceof FetchError ? error : new FetchError('could not be reached')
  }
}

function assertOk(response: IncomingMessage): IncomingMessage {
  const { statusCode: status = 0 } = response
  if (status >= 200 && status < 300) return response
  response.destroy()
  throw new FetchError(`answered ${status}`, { status })
}

export type FetchPicture = (address: URL, signal: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>

const limits = { fetchMs: 15_000, bodyBytes: entryLimits.imageBytes, redirects: 3 }
const headers = { accept: 'image/jpeg, image/png, image/webp', 'user-agent': 'prize-pictures' }

/** A picture at a public address the owner entered. Rejects with a `FetchError` only. */
export function fetchPicture(
  address: URL,
  signal: AbortSignal,
  options: Partial<Pick<FetchOptions, 'resolve'>> = {},
): Promise<Uint8Array<ArrayBuffer>> {
  return fetchBody(address, { headers, limits, signal, own: null, ...options })
}
