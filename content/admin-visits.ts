/** Texts of the screen of visits, searches and clicks. */
export const adminVisits = {
  total: 'Total',
} as const
