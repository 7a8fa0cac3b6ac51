import { searchParametersOf } from '#contracts/addresses.ts'

const origin = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i
const data = /^[^?]*\.data(\?|$)/

/**
 * Path and query of a request's target. Only proxies send whole URLs there (RFC 9112, section
 * 3.2.2), and the host in them decides nothing here.
 */
export function addressOf(target: string): string {
  if (target.startsWith('/')) return target
  const address = target.replace(origin, '')
  return address.startsWith('/') ? address : `/${address}`
}

/** The path that an address names, for pages and for their data alike. */
export function pathOf(address: string): string {
  const path = address.split('?', 1)[0] ?? ''
  return path.replace(/\.data$/, '').replace(/^\/_(root|\.)?$/, '/')
}

/** Whether the browser's router asks for a page's data alone, when moving around inside the site. */
export function isDataAddress(address: string): boolean {
  return data.test(address)
}

/** The address a page is rendered for and kept under: its path and only the parameters it reads. */
export function pageKey(address: string): string {
  const queryStart = address.indexOf('?')
  if (queryStart === -1) return address
  const path = address.slice(0, queryStart)
  const known = searchParametersOf[path]
  if (known === undefined) return path
  const given = new URLSearchParams(address.slice(queryStart))
  const kept = new URLSearchParams()
  for (const name of known) {
    const value = given.get(name)
    if (value !== null) kept.set(name, value)
  }
  return kept.size > 0 ? `${path}?${kept}` : path
}
