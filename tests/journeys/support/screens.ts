import { publicPages, unlistedPages } from '#content/pages.ts'

const lostPaths = ['/cabins/no-such-cabin', '/no-such-page']

/** Every screen a guest can be on, the two for those who lost their way among them. */
export const screens = [...publicPages, ...unlistedPages, '/cabins/texas-sage', ...lostPaths]

export function statusOf(path: string): number {
  return lostPaths.includes(path) ? 404 : 200
}

/** Every screen behind the owner's session. */
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
