/** The filter of the list of reviews; apart from its other words, which cabin pages use too. */
export const verifiedReviews = {
  only: 'Verified stays only',
  none: {
    heading: 'No Reviews Here',
    text: 'There’s no verified stay here yet. Take the filter away to see all reviews.',
  },
} as const
