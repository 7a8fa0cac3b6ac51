/** The not-found screen (specification, section 2). */
export const notFound = {
  code: '404',
  heading: 'Oops! Page not found',
  hint: 'The page you are looking for does not exist or has moved.',
  home: { label: 'Return to Home', to: '/' },
  contact: 'Still lost? We know the way.',
} as const
