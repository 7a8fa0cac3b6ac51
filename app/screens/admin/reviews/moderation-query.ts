import type { QueryClient } from '@tanstack/react-query'
import { limits } from '#contracts/limits.ts'
import type { ModerationStatus } from '#contracts/options.ts'
import type { AdminReview } from '#contracts/reviews.ts'
import { listQuery, withItems, type ListPages } from '../list-query.ts'

type ReviewPages = ListPages<AdminReview>

/** All moderation lists; a decision affects all of them. */
const moderationKey = ['/api/admin/reviews'] as const

export function moderationQuery(status: ModerationStatus, search: string) {
  const query = new URLSearchParams({ status, limit: String(limits.pageSize) })
  if (search) query.set('search', search)
  return listQuery<AdminReview>([...moderationKey, status, search], `/api/admin/reviews?${query}`)
}

/** Every decision also changes the public lists, which the owner may open next. */
export function refreshReviews(client: QueryClient): Promise<unknown> {
  return client.invalidateQueries({
    predicate: ({ queryKey }) => /^\/api\/(admin\/)?reviews/.test(String(queryKey[0])),
  })
}

/** Shows the new reply in every list right away. */
export function showAnswered(client: QueryClient, { id, ownerReply }: AdminReview): void {
  client.setQueriesData<ReviewPages>({ queryKey: moderationKey }, (pages) =>
    withItems(pages, (reviews) =>
      reviews.map((review) => (review.id === id ? { ...review, ownerReply } : review)),
    ),
  )
}

/** The pages with one review changed: it disappears from lists it no longer matches. */
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
