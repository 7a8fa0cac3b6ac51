import { reviewWords } from '#content/review-words.ts'
import type { PublicReview } from '#contracts/reviews.ts'

/** A review's heading: the title is optional, but headings must not be empty. */
export function reviewTitle(review: Pick<PublicReview, 'reviewTitle' | 'cabin'>): string {
  return review.reviewTitle || reviewWords.untitled(review.cabin)
}
