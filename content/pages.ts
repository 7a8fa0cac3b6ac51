/** Pages search engines may list; cabins are added from their documents. */
export const publicPages = [
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
  '/downtown-square',
  '/jacobs-well',
  '/blue-hole',
  '/shopping',
  '/dining',
  '/events',
  '/about',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
  '/cancellation-policy',
] as const

/** Public pages that search engines should not list. */
export const unlistedPages = ['/live-views'] as const
