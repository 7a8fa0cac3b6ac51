import { createContext } from 'react'

/** Marks our inline scripts during server rendering; unknown in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)
