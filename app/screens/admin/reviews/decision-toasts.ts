import { adminReviews } from '#content/admin-reviews.ts'
import { moderationMessages, type Message } from '#contracts/messages.ts'
import type { AdminReview } from '#contracts/reviews.ts'
import { conflictIn } from '../../../queries.ts'
import type { Tried } from '../try-each.ts'

/** Toast of several decisions, some of which may have failed. */
export function decisionsToast(
  { done, failed, error }: Tried<AdminReview>,
  isApproved: boolean,
): Message {
  const { partly } = adminReviews.several
  if (!error)
    return {
      title: isApproved ? 'Reviews Approved' : 'Reviews Rejected',
      description: done.length === 1 ? '1 review' : `${done.length} reviews`,
    }
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
  return allowPublic
    ? moderationMessages.approved
    : {
        title: 'Review Approved',
        description: 'The guest asked us not to publish it, so it stays off the website',
      }
}
