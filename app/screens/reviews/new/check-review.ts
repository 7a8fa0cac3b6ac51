import { reviewSubmissionSchema } from '#contracts/reviews.ts'
import { fieldErrors } from '../../../components/form/outcome.ts'
import type { ReviewBody } from './review-kind.ts'

export function checkReview(review: ReviewBody) {
  return fieldErrors(reviewSubmissionSchema.safeParse(review))
}
