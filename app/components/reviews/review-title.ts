import { reviewsPage } from '#content/reviews/reviews-page.ts'
import type { PublicReview } from '#contracts/reviews.ts'

/** What a review is called: guests may leave the title out, headings must not be empty. */
export function reviewTitle(review: Pick<PublicReview, 'reviewTitle' | 'cabin'>): string {
  return review.reviewTitle || reviewsPage.untitled(review.cabin)
}
