import type { QueryClient } from '@tanstack/react-query'
import { limits } from '#contracts/limits.ts'
import type { ModerationStatus } from '#contracts/options.ts'
import type { AdminReview } from '#contracts/reviews.ts'
import { listQuery, withItems, type ListPages } from '../list-query.ts'

type ReviewPages = ListPages<AdminReview>

/** Every list of moderation; a decision touches all of them. */
const moderationKey = ['/api/admin/reviews'] as const

export function moderationQuery(status: ModerationStatus, search: string) {
  const query = new URLSearchParams({ status, limit: String(limits.pageSize) })
  if (search) query.set('search', search)
  return listQuery<AdminReview>([...moderationKey, status, search], `/api/admin/reviews?${query}`)
}

/** Guests' lists, which the owner may look at next, change with every decision as well. */
export function refreshReviews(client: QueryClient): Promise<unknown> {
  return client.invalidateQueries({
    predicate: ({ queryKey }) => /^\/api\/(admin\/)?reviews/.test(String(queryKey[0])),
  })
}

/** Every list that holds the review has its new answer at once. */
export function showAnswered(client: QueryClient, { id, ownerReply }: AdminReview): void {
  client.setQueriesData<ReviewPages>({ queryKey: moderationKey }, (pages) =>
    withItems(pages, (reviews) =>
      reviews.map((review) => (review.id === id ? { ...review, ownerReply } : review)),
    ),
  )
}

/** The pages as they look once one review has changed: it leaves the lists it no longer fits. */
export function withReview(
  pages: ReviewPages | undefined,
  changed: AdminReview,
  status: ModerationStatus,
): ReviewPages | undefined {
  const fits = status === 'all' || changed.status === status
  return withItems(pages, (reviews) =>
    reviews
      .map((review) => (review.id === changed.id ? changed : review))
      .filter((review) => fits || review.id !== changed.id),
  )
}
