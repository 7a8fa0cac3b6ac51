import type { QueryClient } from '@tanstack/react-query'
import { limits } from '#contracts/limits.ts'
import type { ModerationStatus } from '#contracts/options.ts'
import type { AdminReview } from '#contracts/reviews.ts'
import { listQuery, withItems, type ListPages } from '../list-query.ts'

/** Of every decision on reviews. */
export const decisionKey = ['decide on reviews'] as const

export type ReviewPages = ListPages<AdminReview>

/** All moderation lists; a decision affects all of them. */
export const moderationKey = ['/api/admin/reviews'] as const

export function moderationQuery(status: ModerationStatus, search: string) {
  const query = new URLSearchParams({ status, limit: String(limits.pageSize) })
  if (search) query.set('search', search)
  return listQuery<AdminReview>([...moderationKey, status, search], `/api/admin/reviews?${query}`)
}

/** Address of the CSV export. */
export function exportAddress(status: ModerationStatus, search: string): string {
  return `/api/admin/reviews/export.csv?${new URLSearchParams({ status, ...(search && { search }) })}`
}

/**
 * Every decision also changes the public lists, which the owner may open next. While decisions are being
 * sent, the server would give their reviews back: the last of them refreshes, with itself as `running`.
 */
export async function refreshReviews(client: QueryClient, running = 0): Promise<void> {
  if (client.isMutating({ mutationKey: decisionKey }) > running) return
  await client.invalidateQueries({
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
