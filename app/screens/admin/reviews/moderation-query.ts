import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { limits } from '#contracts/limits.ts'
import type { ModerationStatus } from '#contracts/options.ts'
import type { AdminReview } from '#contracts/reviews.ts'
import { adminReviews } from '#content/admin-reviews.ts'
import { moderationMessages, type Message } from '#contracts/messages.ts'
import { listQuery, withItems, type ListPages } from '../list-query.ts'
import { showToast } from '../../../components/toast.ts'
import { undoWords } from '#content/undo.ts'
import { tryEach, type Tried } from '../try-each.ts'
import { offerUndo, showUndoFailure } from '../undo.ts'
import { conflictIn, sendOverHttp } from '../../../queries.ts'

type ReviewPages = ListPages<AdminReview>

/** All moderation lists; a decision affects all of them. */
const moderationKey = ['/api/admin/reviews'] as const

export function moderationQuery(status: ModerationStatus, search: string) {
  const query = new URLSearchParams({ status, limit: String(limits.pageSize) })
  if (search) query.set('search', search)
  return listQuery<AdminReview>([...moderationKey, status, search], `/api/admin/reviews?${query}`)
}

/** Address of the CSV export. */
export function exportAddress(status: ModerationStatus, search: string): string {
  return `/api/admin/reviews/export.csv?${new URLSearchParams({ status, ...(search && { search }) })}`
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

interface Decision {
  review: AdminReview
  isApproved: boolean
}

interface Decisions {
  reviews: readonly AdminReview[]
  isApproved: boolean
}

/** Approves or rejects: the list changes right away, and back if the server rejects it. */
export function useDecision(status: ModerationStatus, search: string) {
  const client = useQueryClient()
  const { queryKey } = moderationQuery(status, search)
  return useMutation({
    mutationFn: ({ review, isApproved }: Decision) =>
      sendOverHttp('PATCH', `/api/admin/reviews/${review.id}/approve`, {
        isApproved,
        from: review.status,
      }),
    onMutate: async ({ review, isApproved }: Decision) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      const changed = {
        ...review,
        isApproved,
        status: isApproved ? ('approved' as const) : ('rejected' as const),
      }
      client.setQueryData(queryKey, (pages) => withReview(pages, changed, status))
      return { before }
    },
    onSuccess: (_, { review, isApproved }) =>
      showToast({
        ...decisionToast(review, isApproved),
        undo: offerUndo(() => undoDecisions(client, [{ review, isApproved }])),
      }),
    onError: (error, _, context) => {
      client.setQueryData(queryKey, context?.before)
      const { title, description } = moderationMessages.updateFailed
      showToast({ title, description: conflictIn(error) ?? description, destructive: true })
    },
    onSettled: () => refreshReviews(client),
  })
}

const approvalOf = { pending: null, approved: true, rejected: false } as const

/** Reverses decisions, except those that another administrator has changed since. */
async function undoDecisions(client: QueryClient, decisions: readonly Decision[]): Promise<void> {
  const { done, failed, error } = await tryEach(decisions, ({ review, isApproved }) =>
    sendOverHttp('PATCH', `/api/admin/reviews/${review.id}/approve`, {
      isApproved: approvalOf[review.status],
      from: isApproved ? 'approved' : 'rejected',
    }),
  )
  if (!error) showToast(undoWords.done)
  else if (done.length === 0) showUndoFailure(error)
  else {
    const reason = conflictIn(error) ?? undoWords.failed.description
    showToast({ ...undoWords.partly(done.length, failed.length, reason), destructive: true })
  }
  await refreshReviews(client)
}

/** Decides on several reviews in turn; one toast offers to undo all that succeeded. */
export function useDecisions() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ reviews, isApproved }: Decisions) =>
      tryEach(reviews, ({ id, status: from }) =>
        sendOverHttp('PATCH', `/api/admin/reviews/${id}/approve`, { isApproved, from }),
      ),
    onSuccess: (tried, { isApproved }) => {
      const done = tried.done.map((review) => ({ review, isApproved }))
      showToast({
        ...decisionsToast(tried, isApproved),
        ...(tried.error && { destructive: true }),
        ...(done.length > 0 && { undo: offerUndo(() => undoDecisions(client, done)) }),
      })
    },
    onSettled: () => refreshReviews(client),
  })
}

function decisionsToast({ done, failed, error }: Tried<AdminReview>, isApproved: boolean): Message {
  const { decided, partly } = adminReviews.several
  if (!error) return decided(done.length, isApproved)
  const { title, description } = moderationMessages.updateFailed
  const reason = conflictIn(error) ?? description
  if (done.length === 0) return { title, description: reason }
  return partly({ done: done.length, failed: failed.length, isApproved, reason })
}

/** Toast of a decision (specification, section 8). */
export function decisionToast(
  { allowPublic }: Pick<AdminReview, 'allowPublic'>,
  isApproved: boolean,
): Message {
  if (!isApproved) return moderationMessages.rejected
  return allowPublic ? moderationMessages.approved : adminReviews.approvedUnpublished
}
