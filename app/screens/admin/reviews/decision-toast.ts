import { admin } from '#content/admin.ts'
import { moderationMessages, type Message } from '#contracts/messages.ts'
import type { AdminReview } from '#contracts/reviews.ts'

/** What the owner is told about a decision (specification, section 8). */
export function decisionToast(
  { allowPublic }: Pick<AdminReview, 'allowPublic'>,
  isApproved: boolean,
): Message {
  if (!isApproved) return moderationMessages.rejected
  return allowPublic ? moderationMessages.approved : admin.reviews.approvedUnpublished
}
