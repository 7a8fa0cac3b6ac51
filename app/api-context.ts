import { createContext } from 'react-router'

export interface ApiAnswer {
  body: unknown
  /** Address of the next page of a list, from the Link header; null on the last. */
  next: string | null
}

/** Reads an address of our own API; rejects when it does not answer well. */
export type ReadApi = (address: string) => Promise<ApiAnswer>

/**
 * What an address of our API answers; null when it says that there is no such thing (404), which
 * is something a page can show. Any other failure is thrown on.
 */
export async function readIfThere<Body>(read: ReadApi, address: string): Promise<Body | null> {
  try {
    const { body } = await read(address)
    return body as Body
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 404) return null
    throw error
  }
}

/** Sends JSON to our own API, as the visitor whose page is being rendered. Never rejects for a refusal. */
export type SendJson = (
  address: string,
  body: unknown,
) => Promise<{ status: number; body: unknown }>

// What the server gives to loaders and actions while a page is rendered.
export const readApiContext = createContext<ReadApi>()
export const sendJsonContext = createContext<SendJson>()

/** Canonical origin of the site, without a slash at its end. */
export const originContext = createContext<string>()

/** Marks the scripts we render; the server exchanges it for hashes before a page is kept. */
export const nonceContext = createContext<string>()

/** Where a failure while rendering is reported; visitors never see it. */
export const reportErrorContext = createContext<(error: unknown) => void>()
