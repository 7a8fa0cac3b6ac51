import { createContext } from 'react-router'

/** Reads our own API in process while a page is rendered on the server. */
export type GetJson = (address: string) => Promise<unknown>

export const apiContext = createContext<GetJson>()

/** Canonical origin of the site, without a slash at its end. */
export const originContext = createContext<string>()

/** Marks the scripts we render; the server exchanges it for hashes before a page is kept. */
export const nonceContext = createContext<string>()

/** Where a failure while rendering is reported; visitors never see it. */
export const reportErrorContext = createContext<(error: unknown) => void>()
