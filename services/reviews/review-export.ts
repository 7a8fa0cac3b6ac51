import type { ReviewFilter } from '#contracts/reviews.ts'
import { limits } from '#contracts/limits.ts'
import { listReviewsForAdmin } from '#store/reviews/review-moderation.ts'
import type { StoredReview } from '#store/reviews/reviews.ts'
import { cabinNameOf } from '../cabins/cabin-names.ts'
import { csvOf, receivedColumn, yesNo, type Column, valueCell } from '../csv.ts'
import type { Dependencies } from '../dependencies.ts'

/** The filtered reviews, newest first, as CSV. */
export function exportReviews(
  { db, site }: Pick<Dependencies, 'db' | 'site'>,
  filter: ReviewFilter,
): AsyncGenerator<string> {
  const received = receivedColumn<StoredReview>(site.facts.timeZone)
  const cabin: Column<StoredReview> = ['cabin', (review) => cabinNameOf(site, review.cabin)]
  return csvOf([received, cabin, ...columns], async (cursor) => {
    const page = await listReviewsForAdmin(db, { ...filter, limit: limits.pageSizeMax, cursor })
    return { items: page.reviews, nextCursor: page.nextCursor }
  })
}

const columns: readonly Column<StoredReview>[] = [
  ['status', ({ status }) => status],
  ['guestName', ({ guestName }) => guestName],
  ['guestEmail', ({ guestEmail }) => guestEmail],
  ['guestPhone', ({ guestPhone }) => guestPhone ?? ''],
  ['stayDates', ({ stayDates }) => stayDates],
  ['overallRating', ({ overallRating }) => stars(overallRating)],
  ['cleanlinessRating', ({ cleanlinessRating }) => stars(cleanlinessRating)],
  ['locationRating', ({ locationRating }) => stars(locationRating)],
  ['amenitiesRating', ({ amenitiesRating }) => stars(amenitiesRating)],
  ['valueRating', ({ valueRating }) => stars(valueRating)],
  ['reviewTitle', ({ reviewTitle }) => reviewTitle],
  ['reviewText', ({ reviewText }) => reviewText],
  ['favoriteFeature', ({ favoriteFeature }) => favoriteFeature],
  ['improvementSuggestion', ({ improvementSuggestion }) => improvementSuggestion],
  ['wouldRecommend', ({ wouldRecommend }) => wouldRecommend ?? ''],
  ['reply', ({ ownerReply }) => ownerReply ?? ''],
  ['verifiedStay', ({ isVerified }) => yesNo(isVerified)],
  ['mayBePublished', ({ allowPublic }) => yesNo(allowPublic)],
  ['suspect', ({ isSuspect }) => yesNo(isSuspect)],
]

/** Empty where the guest gave none. */
function stars(rating: number) {
  return rating === 0 ? '' : valueCell(rating)
}
