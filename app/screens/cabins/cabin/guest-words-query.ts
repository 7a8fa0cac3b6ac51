import type { QueryClient } from '@tanstack/react-query'
import type { PublicReview, ReviewSummary } from '#contracts/reviews.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import { limits } from '#contracts/limits.ts'
import type { ApiKey } from '../../../queries.ts'

/** The newest public reviews of a cabin, as many as its page shows. */
export function cabinReviewsKey({ name }: Pick<Cabin, 'name'>): ApiKey {
  const query = new URLSearchParams({ cabin: name, limit: String(limits.cabinReviews) })
  return [`/api/reviews?${query}`]
}

export function cabinSummaryKey({ name }: Pick<Cabin, 'name'>): ApiKey {
  return [`/api/reviews/summary?${new URLSearchParams({ cabin: name })}`]
}

/** What guests say, for a first visit; undefined where it cannot be read. */
export async function guestWords(client: QueryClient, cabin: Pick<Cabin, 'name'>) {
  const reviews = cabinReviewsKey(cabin)
  const summary = cabinSummaryKey(cabin)
  await Promise.all(
    [reviews, summary].map((queryKey) => client.prefetchQuery({ queryKey, retry: false })),
  )
  return {
    reviews: client.getQueryData<PublicReview[]>(reviews),
    summary: client.getQueryData<ReviewSummary>(summary),
  }
}
