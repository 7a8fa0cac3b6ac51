/** Pages that search engines may list; cabins have theirs from their documents. */
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

/** Pages for everybody that search engines shall not list. */
export const unlistedPages = ['/live-views'] as const
