/** For the list of reviews with filters; apart from its other words, which cabin pages use too. */
export const verifiedReviews = {
  only: 'Verified stays only',
  none: {
    heading: 'No Reviews Here',
    text: 'There’s no verified stay here yet.',
  },
  noneForAll: {
    heading: 'No Reviews Here',
    text: 'No review fits everything you chose. Take a filter away, or see them all.',
  },
  showAll: { label: 'Show all reviews', to: '/reviews' },
} as const
