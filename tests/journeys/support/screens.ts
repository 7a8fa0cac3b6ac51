import { publicPages, unlistedPages } from '#content/pages.ts'

const notFoundPaths = ['/cabins/no-such-cabin', '/no-such-page']

/** Every public screen, including two that are not found. */
export const screens = [...publicPages, ...unlistedPages, '/cabins/texas-sage', ...notFoundPaths]

export function statusOf(path: string): number {
  return notFoundPaths.includes(path) ? 404 : 200
}

/** Every screen that requires a session. */
export const adminScreens = [
  '/admin/dashboard',
  '/admin/reviews',
  '/admin/reviews/approved',
  '/admin/contests',
  '/admin/contests/new',
  '/admin/prizes',
  '/admin/inquiries',
  '/admin/submissions',
  '/admin/submissions/approved',
  '/admin/winners',
  '/admin/guests',
  '/admin/outbox',
  '/admin/account',
]

/** Parts for tests that look at several screens, one after the other. */
export function partsOf(paths: readonly string[], size = 8): string[][] {
  const starts = Array.from({ length: Math.ceil(paths.length / size) }, (_, part) => part * size)
  return starts.map((start) => paths.slice(start, start + size))
}
