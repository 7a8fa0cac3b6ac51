import type { AdminReview } from '#contracts/reviews.ts'
import type { StoredReview } from '#store/reviews/reviews.ts'
import { presentPublicReview } from './reviews.ts'

/** What the admin sees of a review: everything the guest wrote, and what was decided about it. */
export function presentAdminReview(review: StoredReview): AdminReview {
  return {
    ...presentPublicReview(review),
    guestEmail: review.guestEmail,
    guestPhone: review.guestPhone ?? '',
    improvementSuggestion: review.improvementSuggestion,
    allowPublic: review.allowPublic,
    isApproved: review.status === 'approved',
    status: review.status,
    isSuspect: review.isSuspect,
  }
}
