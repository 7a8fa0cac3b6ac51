/** The words around every page and of its widgets. */
export const interfaceWords = {
  skip: 'Skip to the content',
  home: 'Home',
  navigation: 'Main',
  menu: { name: 'Menu', open: 'Open the menu', close: 'Close the menu' },
  banner: 'Events and groups',
  notice: 'Notice',
  closeNotice: 'Close this notice',
  close: 'Close',
  opensPartner: '(opens the booking partner in a new tab)',
} as const

/** Shown if a page could not be rendered; does not say why. */
export const brokenPage = {
  heading: 'Something went wrong on our side',
  text: 'Please try again in a moment',
  /** Followed by the phone number, if known. */
  orCall: ', or call us at',
  again: 'Try again',
  home: { label: 'Return to Home', to: '/' },
} as const

/** For a page that needs the database while it doesn't answer. Followed by the phone number. */
export const unavailablePage = {
  heading: 'This page is not available just now',
  text: 'Nothing is lost. Please try again in a moment',
} as const

/** For a network that asks for many different pages at once. */
export const tooManyPages = {
  heading: 'That was a little too fast',
  text: 'Please wait a few seconds and load this page again',
} as const

/** For a page that cannot be fetched. `phone` is the property's, as displayed. */
export const pageNotLoaded = (phone: string) => ({
  title: 'Page not loaded',
  description: `Please check your connection and try again, or call us at ${phone}.`,
})

/** The not-found screen (specification, section 2). */
export const notFound = {
  code: '404',
  heading: 'Oops! Page not found',
  text: 'The page you are looking for does not exist or has moved.',
  link: { label: 'Return to Home', to: '/' },
  contact: 'Still lost? We know the way.',
} as const

/** Announced to screen readers when a list is filtered. */
export const listWords = {
  found: (count: number, hasMore: boolean) =>
    hasMore
      ? `${count} shown. There are more.`
      : count === 0
        ? 'Nothing found.'
        : `${count} found.`,
} as const

/** What every policy page shows around its text (specification, section 2). */
export const policyPage = {
  back: { label: 'Back to Home', to: '/' },
  lastUpdated: (date: string) => `Last Updated: ${date}`,
} as const
