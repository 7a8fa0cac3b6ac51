/** Texts of the screen where the owner edits on the pages themselves; not in the specification. */
export const adminOnPage = {
  title: 'Edit on the page',
  lead: 'Press a text or a picture to change it. Drafts show here before guests see them.',
  link: 'Edit on the page',
  page: 'Page',
  phone: 'As on a phone',
  frame: (page: string) => `The page ${page} with all drafts`,
  loading: 'Loading the page...',
  loadFailed: 'Failed to load this text',
  list: 'Everything on this page',
  none: 'This page has no texts of yours.',
  picture: (alt: string) => `Picture: ${alt}`,
  close: 'Close',
  whole: 'The whole form',
} as const
