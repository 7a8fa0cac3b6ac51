// Apart from the other limits, which every page loads.

/** In place of a revision's id: the document as shipped, which nobody has changed. */
export const asShipped = 'shipped'

/** The owner's documents in the admin area: characters of a note and of a guide page's title. */
export const siteEditingLimits = {
  note: 200,
  guideTitle: 60,
  bodyBytes: 512 * 1024,
} as const

/** What search engines show of a page's name and description, in characters; more is cut off. */
export const searchLengths = { name: 60, description: 160 } as const
