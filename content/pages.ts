import { guidePath, shippedGuides } from '#contracts/guides.ts'

/** Pages search engines may list; cabins and local guides are added from their documents. */
export const fixedPages = [
  '/',
  '/cabins',
  '/book-now',
  '/reviews',
  '/review',
  '/plan-event',
  '/group-booking',
  '/contest',
  '/contest/submit',
  '/contest/gallery',
  '/things-to-do',
  '/events',
  '/about',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
  '/cancellation-policy',
] as const

/** The same with the local guides that are shipped. */
export const publicPages: readonly string[] = [...fixedPages, ...shippedGuides.map(guidePath)]

/** Public pages that search engines should not list. */
export const unlistedPages = ['/live-views'] as const
