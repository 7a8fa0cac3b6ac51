import { createContext } from 'react'

/** Marks inline scripts as ours while a page is rendered on the server; unknown in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)
