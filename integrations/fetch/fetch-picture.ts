import { entryLimits } from '#contracts/limits.ts'
import { fetchBody, type FetchOptions } from './fetch-body.ts'

export type FetchPicture = (address: URL, signal: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>

const limits = { fetchMs: 15_000, bodyBytes: entryLimits.imageBytes, redirects: 3 }
const headers = { accept: 'image/jpeg, image/png, image/webp', 'user-agent': 'prize-pictures' }

/**
 * A picture that somebody has named by its address, as it is there; nobody has looked into it. Not
 * from a place of our own network, whoever names it. Rejects with a `FetchError` only.
 */
export function fetchPicture(
  address: URL,
  signal: AbortSignal,
  options: Partial<Pick<FetchOptions, 'resolve'>> = {},
): Promise<Uint8Array<ArrayBuffer>> {
  return fetchBody(address, { headers, limits, signal, own: null, ...options })
}
