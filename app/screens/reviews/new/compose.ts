import { site } from '#content/site.ts'
import type { Submission } from './fields.ts'

export type WrittenReview = Pick<
  Submission,
  'cabin' | 'overallRating' | 'reviewTitle' | 'reviewText' | 'favoriteFeature'
>

/** The review as one text to be pasted elsewhere (specification, section 7). */
export function composeReview(review: WrittenReview): string {
  const { reviewTitle, reviewText, favoriteFeature, overallRating, cabin } = review
  return [
    reviewTitle,
    reviewText,
    `Overall Rating: ${overallRating}/5 stars`,
    favoriteFeature && `Favorite feature: ${favoriteFeature}`,
    `Stayed at ${cabin} - ${site.resortName}, ${site.town}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}
