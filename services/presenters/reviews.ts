import { stayDatesNotSpecified } from '#contracts/messages.ts'
import type { PublicReview, AdminReview } from '#contracts/reviews.ts'
import type { StoredReview } from '#store/reviews/reviews.ts'
import { cabinNameOf } from '../cabins/cabin-names.ts'
import type { Site } from '../site/site.ts'

/** The public view of an approved review. Fields are named, so that new columns stay private. */
export function presentPublicReview(site: Site, review: StoredReview): PublicReview {
  const submittedAt = review.submittedAt.toString({ smallestUnit: 'millisecond' })
  return {
    id: review.id,
    guestName: review.guestName,
    cabin: cabinNameOf(site, review.cabin),
    overallRating: review.overallRating,
    cleanlinessRating: review.cleanlinessRating,
    locationRating: review.locationRating,
    amenitiesRating: review.amenitiesRating,
    valueRating: review.valueRating,
    reviewTitle: review.reviewTitle,
    reviewText: review.reviewText,
    stayDates: review.stayDates || stayDatesNotSpecified,
    favoriteFeature: review.favoriteFeature,
    wouldRecommend: review.wouldRecommend,
    verified: review.isVerified,
    isApproved: true,
    ownerReply: review.ownerReply,
    submittedAt,
    createdAt: submittedAt,
  }
}

/** The admin's view of a review: everything the guest wrote, and the decision. */
export function presentAdminReview(site: Site, review: StoredReview): AdminReview {
  return {
    ...presentPublicReview(site, review),
    guestEmail: review.guestEmail,
    guestPhone: review.guestPhone ?? '',
    improvementSuggestion: review.improvementSuggestion,
    allowPublic: review.allowPublic,
    isApproved: review.status === 'approved',
    status: review.status,
    isSuspect: review.isSuspect,
  }
}
