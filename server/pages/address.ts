import type { IncomingMessage } from 'node:http'
import {
  editParameter,
  openingParameter,
  searchParametersOf,
  stayParameter,
} from '#contracts/addresses.ts'
import { showsStay, stayForKey } from '#contracts/stay-address.ts'

const origin = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i
const data = /^[^?]*\.data(\?|$)/

/**
 * Path and query of a request target. Only proxies send absolute URLs (RFC 9112, section 3.2.2),
 * and their host is irrelevant here.
 */
export function addressOf(target: string): string {
  if (target.startsWith('/')) return target
  const address = target.replace(origin, '')
  return address.startsWith('/') ? address : `/${address}`
}

/** All unknown paths show the same page, cached under this one. */
export const unknownPath = '/404'

/** Where to route a request: a page's address that cannot be decoded, or has dot segments, is unknown. */
export function routedAddress({ method, url = '/' }: Pick<IncomingMessage, 'method' | 'url'>) {
  const address = addressOf(url)
  const isRead = method === 'GET' || method === 'HEAD'
  const isPage = isRead && !address.startsWith('/api/')
  const path = address.split('?', 1)[0] ?? ''
  return (isPage && !isDecodable(path)) || (isRead && hasDotSegments(path)) ? unknownPath : url
}

const encodedDot = /%2e/gi
const separator = /[/\\]|%2f|%5c/i

/** Browsers resolve them; as sent, `/cabins/..` would be another address of the home page. */
function hasDotSegments(path: string): boolean {
  const segments = path.replaceAll(encodedDot, '.').split(separator)
  return segments.some((segment) => /^\.\.?(\.data)?$/.test(segment))
}

function isDecodable(path: string): boolean {
  try {
    // The bundler drops a call whose result is not used.
    return decodeURIComponent(path).length > 0
  } catch {
    return false
  }
}

/** The path of a page's URL or of its data URL. */
export function pathOf(address: string): string {
  const path = address.split('?', 1)[0] ?? ''
  return path.replace(/\.data$/, '').replace(/^\/_(root|\.)?$/, '/')
}

/** Whether the browser's router is requesting only a page's data, for client-side navigation. */
export function isDataAddress(address: string): boolean {
  return data.test(address)
}

/** How a page key asks for the page with drafts; null if it does not. */
export function editIn(key: string): string | null {
  return new URLSearchParams(key.split('?', 2)[1]).get(editParameter)
}

/** Whether a page key is one guest's: it has the token of a link. */
export function isPersonal(key: string): boolean {
  const query = new URLSearchParams(key.split('?', 2)[1])
  return query.has(stayParameter) || query.has(openingParameter)
}

/** The cache key of a page: its path and only the parameters it reads. */
export function pageKey(address: string): string {
  const queryStart = address.indexOf('?')
  if (queryStart === -1) return address
  const path = address.slice(0, queryStart)
  const given = new URLSearchParams(address.slice(queryStart))
  const own = searchParametersOf[path]
  const known = [...(own ?? []), editParameter]
  // A search shows mistakes in its dates as they were typed.
  const kept = new URLSearchParams(!own && showsStay(path) ? stayForKey(given) : [])
  for (const name of known) {
    const value = given.get(name)
    if (value !== null) kept.set(name, value)
  }
  return kept.size > 0 ? `${path}?${kept}` : path
}
