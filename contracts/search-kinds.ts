/** What the search of the admin area looks through, in the order of its results. */
export const searchKinds = ['reviews', 'inquiries', 'entries', 'winners', 'contests'] as const
export type SearchKind = (typeof searchKinds)[number]

/** Results of a kind beside the others, and alone. */
export const searchResults = { beside: 5, alone: 50 } as const
