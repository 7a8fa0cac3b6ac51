import { createContext } from 'react-router'

export interface ApiAnswer {
  body: unknown
  /** Address of a list's next page, from the Link header; null on the last. */
  next: string | null
}

/** Reads an address of our own API; rejects on an error response. */
export type ReadApi = (address: string) => Promise<ApiAnswer>

/**
 * A response of our API; null for a 404, which a page can show, and for a 422: a mangled link leads
 * nowhere. Throws any other failure.
 */
export async function readIfThere<Body>(read: ReadApi, address: string): Promise<Body | null> {
  try {
    const { body } = await read(address)
    return body as Body
  } catch (error) {
    const status = error instanceof Error && 'status' in error ? error.status : undefined
    if (status === 404 || status === 422) return null
    throw error
  }
}

/** Sends JSON to our own API on behalf of the visitor. Does not reject for an error response. */
export type SendJson = (
  address: string,
  body: unknown,
) => Promise<{ status: number; body: unknown }>

// What the server passes to loaders and actions.
export const readApiContext = createContext<ReadApi>()
export const sendJsonContext = createContext<SendJson>()

/** Canonical origin of the site, without a trailing slash. */
export const originContext = createContext<string>()

/** Marks the scripts we render; the server replaces it by hashes before caching a page. */
export const nonceContext = createContext<string>()

/** Where rendering failures are reported; visitors never see them. */
export const reportErrorContext = createContext<(error: unknown) => void>()
