import type { QueryClient } from '@tanstack/react-query'
import { undoWords } from '#content/undo.ts'
import type { AdminReview } from '#contracts/reviews.ts'
import { showToast } from '../../../components/toast.ts'
import { conflictIn, sendOverHttp } from '../../../queries.ts'
import { tryEach } from '../try-each.ts'
import { showUndoFailure } from '../undo.ts'
import { refreshReviews } from './moderation-query.ts'

const approvalOf = { pending: null, approved: true, rejected: false } as const

interface Decision {
  review: AdminReview
  isApproved: boolean
}

/** Reverses decisions, except those that another administrator has changed since. */
export async function undoDecisions(
  client: QueryClient,
  decisions: readonly Decision[],
): Promise<void> {
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
    showToast({
      title: 'Not everything undone',
      description: `${done.length} undone. ${failed.length} ${failed.length === 1 ? 'was' : 'were'} not: ${reason}`,
      destructive: true,
    })
  }
  await refreshReviews(client)
}
