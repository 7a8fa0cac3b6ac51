/** Pages that search engines may list; cabins come from `cabins.ts`. */
export const publicPages = [
  '/',
  '/cabins',
  '/reviews',
  '/review',
  '/about',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
  '/cancellation-policy',
] as const
