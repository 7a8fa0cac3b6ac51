import { limits } from '#contracts/limits.ts'
import type { ApiKey } from '../../queries.ts'

/** The best approved reviews first; the server sorts, so that a thousand others need not travel. */
export const featuredReviewsKey: ApiKey = [
  `/api/reviews?sort=rating&limit=${limits.featuredReviews}`,
]
