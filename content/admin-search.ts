import type { SearchKind } from '#contracts/search-kinds.ts'

/** Texts of the search over everything in the admin area. */
export const adminSearch = {
  title: 'Search',
  label: 'Search everything',
  /** Short enough for the rail. */
  placeholder: 'Search',
  button: 'Search',
  hint: 'Name, email address, words, or the id at the end of a link.',
  loading: 'Searching...',
  loadFailed: 'Failed to search',
  none: (text: string) => `Nothing contains “${text}”.`,
  notYet: 'No match among the newest.',
  kinds: {
    reviews: 'Reviews',
    inquiries: 'Inquiries',
    entries: 'Contest entries',
    winners: 'Winners',
    contests: 'Contests',
  } satisfies Record<SearchKind, string>,
  /** Leads to all results of a kind. */
  more: (kind: string) => `More in ${kind}`,
  all: 'Search everything again',
} as const
