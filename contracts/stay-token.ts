import { stayParameter } from './addresses.ts'

export const stayTokenPattern = /^[\w-]{43}$/

/** Where a stay link leads. */
export function stayLinkAddress(token: string): string {
  return `/review?${stayParameter}=${token}`
}

/** The same link for a contest entry. */
export function stayEntryAddress(token: string): string {
  return `/contest/submit?${stayParameter}=${token}`
}
