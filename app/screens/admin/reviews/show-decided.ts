import type { QueryClient } from '@tanstack/react-query'
import type { ModerationStatus } from '#contracts/options.ts'
import type { AdminReview } from '#contracts/reviews.ts'
import { withItems } from '../list-query.ts'
import { moderationKey, type ReviewPages } from './moderation-query.ts'

/**
 * Shows a decision right away, in every list and where a mail has led to the review. Returns what takes
 * it back, and leaves the decisions made since.
 */
export function showDecided(client: QueryClient, review: AdminReview, isApproved: boolean) {
  const changed: AdminReview = {
    ...review,
    isApproved,
    status: isApproved ? 'approved' : 'rejected',
  }
  const linkedKey = [`${moderationKey[0]}/${review.id}`]
  const lists = client.getQueriesData<ReviewPages>({ queryKey: moderationKey })
  for (const [key, pages] of lists) {
    client.setQueryData(key, withDecided(pages, changed, key[1] as ModerationStatus))
  }
  client.setQueryData<AdminReview>(linkedKey, (linked) => linked && changed)
  return () => {
    for (const [key, before] of lists) {
      client.setQueryData<ReviewPages>(key, (now) => withReturned(now, before, review))
    }
    client.setQueryData<AdminReview>(linkedKey, (linked) => linked && review)
  }
}

/** The pages with one review changed: it disappears from lists it no longer matches. */
function withDecided(
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

/** The pages with a review again as and where it was before. */
function withReturned(
  now: ReviewPages | undefined,
  before: ReviewPages | undefined,
  review: AdminReview,
): ReviewPages | undefined {
  const shown = new Map(now?.pages.flatMap(({ items }) => items.map((item) => [item.id, item])))
  shown.set(review.id, review)
  return (
    now && {
      ...now,
      pages: now.pages.map((page, index) => ({
        ...page,
        items: (before?.pages[index] ?? page).items.flatMap(({ id }) => shown.get(id) ?? []),
      })),
    }
  )
}
