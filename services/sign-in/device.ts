import { hashToken } from '../tokens.ts'
import { networkOf } from './attempts.ts'

/** The browser a person signs in with. */
export interface Visit {
  /** The client's address, behind trusted proxies. */
  address: string
  userAgent: string
  /** Keeps the session longer, because only this person uses the device. */
  isTrusted?: boolean
}

/** The first that matches counts: browsers also name those they are made of. */
const browsers = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

/** A browser in words: 'Chrome on Windows'. Versions are left out. */
export function deviceOf(userAgent: string): string {
  const nameIn = (list: typeof browsers | typeof systems) =>
    list.find(([, pattern]) => pattern.test(userAgent))?.[0]
  return `${nameIn(browsers) ?? 'A browser'} on ${nameIn(systems) ?? 'an unknown device'}`
}

/**
 * Tells whether a session is used from the network where it began. Each session has its own hash,
 * so that stored ones cannot be compared with each other.
 */
export function networkMark(tokenHash: string, address: string): string {
  return hashToken(`${tokenHash} ${networkOf(address)}`)
}
