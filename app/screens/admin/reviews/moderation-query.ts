import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import { limits } from '#contracts/limits.ts'
import type { ModerationStatus } from '#contracts/options.ts'
import type { AdminReview } from '#contracts/reviews.ts'
import { readOverHttp } from '../../../queries.ts'

export interface ReviewPage {
  reviews: AdminReview[]
  next: string | null
}

export type ReviewPages = InfiniteData<ReviewPage>

/** Every list of moderation; a decision touches all of them. */
export const moderationKey = ['/api/admin/reviews'] as const

export function moderationQuery(status: ModerationStatus, search: string) {
  const query = new URLSearchParams({ status, limit: String(limits.pageSize) })
  if (search) query.set('search', search)
  return infiniteQueryOptions({
    queryKey: [...moderationKey, status, search],
    initialPageParam: `/api/admin/reviews?${query}`,
    queryFn: async ({ pageParam }): Promise<ReviewPage> => {
      const { body, next } = await readOverHttp(pageParam)
      return { reviews: body as AdminReview[], next }
    },
    getNextPageParam: (page) => page.next,
  })
}

/** Guests' lists, which the owner may look at next, change with every decision as well. */
export function refreshReviews(client: QueryClient): Promise<unknown> {
  return client.invalidateQueries({
    predicate: ({ queryKey }) => /^\/api\/(admin\/)?reviews/.test(String(queryKey[0])),
  })
}

/** The pages as they look once one review has changed: it leaves the lists it no longer fits. */
export function withReview(
  pages: ReviewPages | undefined,
  changed: AdminReview,
  status: ModerationStatus,
): ReviewPages | undefined {
  if (!pages) return pages
  const fits = status === 'all' || changed.status === status
  const update = (review: AdminReview) => (review.id === changed.id ? changed : review)
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      reviews: page.reviews.map(update).filter((review) => fits || review.id !== changed.id),
    })),
  }
}
