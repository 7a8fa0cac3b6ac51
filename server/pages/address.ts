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
