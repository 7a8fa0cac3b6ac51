import { useMutation, useQueryClient } from '@tanstack/react-query'
import { admin } from '#content/admin.ts'
import { moderationMessages, type Message } from '#contracts/messages.ts'
import type { ModerationStatus } from '#contracts/options.ts'
import type { AdminReview } from '#contracts/reviews.ts'
import { showToast } from '../../../components/toast.ts'
import { conflictIn, sendOverHttp } from '../../../queries.ts'
import { moderationQuery, refreshReviews, withReview } from './moderation-query.ts'

export interface Decision {
  review: AdminReview
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
    onSuccess: (_, { review, isApproved }) => showToast(decisionToast(review, isApproved)),
    onError: (error, _, context) => {
      client.setQueryData(queryKey, context?.before)
      const { title, description } = moderationMessages.updateFailed
      showToast({ title, description: conflictIn(error) ?? description, destructive: true })
    },
    onSettled: () => refreshReviews(client),
  })
}

/** Toast of a decision (specification, section 8). */
export function decisionToast(
  { allowPublic }: Pick<AdminReview, 'allowPublic'>,
  isApproved: boolean,
): Message {
  if (!isApproved) return moderationMessages.rejected
  return allowPublic ? moderationMessages.approved : admin.reviews.approvedUnpublished
}
