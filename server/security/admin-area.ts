import { addressOf, isDataAddress } from '../pages/address.ts'

export type AdminArea = 'api' | 'page' | 'page-data'

/** The way in, open to everybody (specification, section 6). Nothing else below the roots is. */
export const loginPage = '/admin/login'
const loginCall = 'POST /api/admin/login'

const apiRoot = '/api/admin'
const pageRoot = '/admin'

/** Without this in it an address cannot lead below a root, however it is written. */
const suspect = /admin|%/i

export interface Asked {
  method: string
  /** Target as in the request. */
  target: string
  /** Pattern of the route that answers, undefined when none does. */
  route: string | undefined
}

/**
 * In which guarded part of the site an address lies; null for none. The router of the API and the
 * one of the pages each forgive other ways of writing an address (capitals, escapes, dots), so
 * both the route that was found and the address at its most forgiving count.
 */
export function adminAreaOf({ target, route }: Omit<Asked, 'method'>): AdminArea | null {
  if (!suspect.test(target)) return null
  const path = forgivingPath(target)
  if (isBelow(apiRoot, route) || isBelow(apiRoot, path)) return 'api'
  if (!isBelow(pageRoot, path)) return null
  return isDataAddress(addressOf(target)) ? 'page-data' : 'page'
}

/** Whether a guarded address may be used without a session: only logging in. */
export function isWayIn({ method, target, route }: Asked): boolean {
  if (isBelow(apiRoot, route)) return `${method} ${route}` === loginCall
  const path = forgivingPath(target)
  return path === loginPage || path === `${loginPage}.data`
}

function isBelow(root: string, path: string | undefined): boolean {
  return path === root || (path?.startsWith(`${root}/`) ?? false) || path === `${root}.data`
}

function forgivingPath(target: string): string {
  const address = addressOf(target)
  // Joined, not resolved: an address that begins with two slashes is a path here, not a host.
  const url = `http://site${address}`
  const pathname = URL.canParse(url) ? new URL(url).pathname : (address.split('?', 1)[0] ?? '')
  const path = decoded(pathname)
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

/** What cannot be decoded is refused by the routers; here it only must not throw. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
