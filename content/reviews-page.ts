import type { ReviewOrder } from '#contracts/orders.ts'
import { reviewWords } from './review-words.ts'

/** The labels of the guest reviews list (specification, section 2). */
export const reviewsPage = {
  title: 'Guest Reviews',
  loading: 'Loading reviews...',
  empty: { heading: 'No Reviews Yet', text: 'Be the first to leave a review!' },
  noneForCabin: { heading: 'No Reviews Yet', text: 'Nobody has written about this cabin so far.' },
  noneWithStars: {
    heading: 'No Reviews Here',
    text: 'Nobody has given this many stars. Choose another number, or see them all.',
  },
  more: 'Load more',
  newer: 'Earlier on this list',
  page: (title: string, page: number) => (page > 1 ? `${title}, Page ${page}` : title),
  loadingMore: 'Loading...',
  filter: {
    cabin: 'Cabin',
    all: 'All cabins',
    sort: 'Sort by',
    apply: 'Show',
  },
  sidebar: 'Ratings and filters',
  chosen: (count: number) => `${count} chosen`,
  figures: {
    label: 'Ratings in numbers',
    from: (count: number, { cabin, verified }: { cabin: string | null; verified: boolean }) =>
      `from ${count} ${verified ? 'verified ' : ''}${count === 1 ? 'review' : 'reviews'}${cabin ? ` of ${cabin}` : ''}`,
    row: (stars: number, count: number) =>
      `${stars} ${stars === 1 ? 'star' : 'stars'}: ${count} ${count === 1 ? 'review' : 'reviews'}`,
    allStars: 'All ratings',
  },
  readMore: 'Read more',
  readLess: 'Show less',
  ofReview: (title: string) => ` of “${title}”`,
  recommends: 'Highly Recommends',
  favorite: 'Favorite feature',
  elsewhere: {
    heading: 'Said elsewhere',
    lead: 'We chose these from other sites. They don’t count in the averages.',
    on: (source: string) => `Read it on ${source}`,
  },
  callToAction: {
    cabins: { label: 'See the cabins', to: '/cabins' },
    review: reviewWords.leave,
  },
} as const

export const reviewOrderLabels: Readonly<Record<ReviewOrder, string>> = {
  newest: 'Newest first',
  rating: 'Highest rated',
}
