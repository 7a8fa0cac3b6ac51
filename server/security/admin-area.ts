import { editParameter } from '#contracts/addresses.ts'
import { addressOf, isDataAddress } from '../pages/address.ts'

export type AdminArea = 'api' | 'page' | 'page-data'

/** Open to everyone: signing in (specification, section 6), and joining by an invitation. */
export const openPages = ['/admin/login', '/admin/join']
export const openCalls = [
  'POST /api/admin/login',
  'POST /api/admin/passkey',
  'POST /api/admin/passkey/options',
  'POST /api/admin/join',
  'POST /api/admin/join/look-up',
]

export const apiRoot = '/api/admin'
const pageRoot = '/admin'

/** Without a match, an address cannot be below a root, however it is written. */
const suspect = /admin|%|edit/i

export interface Asked {
  method: string
  /** The raw request target. */
  target: string
  /** Pattern of the matching route, undefined if there is none. */
  route: string | undefined
}

/**
 * The guarded area an address is in; null for none. The API's router and the pages' router tolerate
 * different spellings (capitals, escapes, dots), so both the matched route and the most lenient
 * reading of the address count.
 */
export function adminAreaOf({ target, route }: Omit<Asked, 'method'>): AdminArea | null {
  if (!suspect.test(target)) return null
  const path = forgivingPath(target)
  if (isBelow(apiRoot, route) || isBelow(apiRoot, path)) return 'api'
  if (!isBelow(pageRoot, path) && !isEditedPage(target, path)) return null
  return isDataAddress(addressOf(target)) ? 'page-data' : 'page'
}

/** Whether an address asks for a page with drafts, to be edited. */
function isEditedPage(target: string, path: string): boolean {
  const query = addressOf(target).split('?', 2)[1]
  return !isBelow('/api', path) && new URLSearchParams(query).has(editParameter)
}

const toDashboard = [pageRoot, '/admin/login']

/** Whether a signed-in administrator is led on to the dashboard. */
export function leadsToDashboard({ method, target }: Omit<Asked, 'route'>): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && toDashboard.includes(forgivingPath(target))
}

/** Whether a guarded address needs no session. */
export function isWayIn({ method, target, route }: Asked): boolean {
  if (isBelow(apiRoot, route)) return openCalls.includes(`${method} ${route}`)
  const path = forgivingPath(target)
  return openPages.some((page) => path === page || path === `${page}.data`)
}

function isBelow(root: string, path: string | undefined): boolean {
  return path === root || (path?.startsWith(`${root}/`) ?? false) || path === `${root}.data`
}

function forgivingPath(target: string): string {
  const address = addressOf(target)
  // Concatenated, not resolved: an address that begins with two slashes is a path here, not a host.
  const url = `http://site${address}`
  const pathname = URL.canParse(url) ? new URL(url).pathname : (address.split('?', 1)[0] ?? '')
  const path = decoded(pathname)
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

/** The routers reject what cannot be decoded; here it just must not throw. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
