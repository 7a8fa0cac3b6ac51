import type { ReviewSubmission } from '#contracts/reviews.ts'
import { insertReview, markReviewVerified, type NewReview } from '#store/reviews/reviews.ts'
import { inTransaction } from '#store/database.ts'
import { stayedInCabin } from '../cabins/cabin-names.ts'
import type { Dependencies } from '../dependencies.ts'
import { assertSameSent, repeatable, type SubmissionOptions } from '../repeated-sends.ts'
import { insertWithinDailyLimit } from '../notifications/daily-limit.ts'
import { reviewNotifications } from '../notifications/reviews.ts'
import { markedIf, withLink } from '../notifications/to-owner.ts'
import { looksLikeSpam } from '../spam.ts'
import { redeemStayLink } from '../stay-links/redeem.ts'

type Deps = Pick<Dependencies, 'site' | 'db' | 'clock' | 'origin' | 'outboxEvents' | 'mailsPerDay'>

/**
 * Stores a review as pending with its notifications (sections 4 and 7) and returns its id, or the
 * existing id if the key was used before. Possible spam is marked. A stay
 * link makes it a verified stay; one that does not fit is ignored. Throws
 * `RuleError` for an unknown cabin, and for a key used to send something else.
 */
export async function submitReview(
  { site, db, clock, origin, outboxEvents, mailsPerDay }: Deps,
  { stay: token, ...submission }: ReviewSubmission,
  options: SubmissionOptions,
): Promise<{ id: string }> {
  const cabin = stayedInCabin(site, submission.cabin, 'cabin')
  const submittedAt = clock.now()
  const review = toReview(submission, {
    cabin: cabin.id,
    submittedAt,
    ...repeatable(submission, options),
  })
  const messages = reviewNotifications({
    submission,
    cabin,
    returnUrl: `${origin}/review`,
    submittedAt,
  })

  const id = await inTransaction(db, async (transaction) => {
    const { review: stored, isNew } = await insertReview(transaction, review)
    if (!isNew) assertSameSent(stored, review)
    const redemption = { site, token, use: 'review', cabin: cabin.id, at: submittedAt } as const
    if (isNew && (await redeemStayLink(transaction, redemption))) {
      await markReviewVerified(transaction, stored.id)
    }
    if (!isNew) return stored.id
    const about = { source: stored.id, createdAt: submittedAt, mailsPerDay }
    const url = `${origin}/admin/reviews?review=${stored.id}`
    await insertWithinDailyLimit(
      transaction,
      withLink(markedIf(review.isSuspect, messages), url),
      about,
    )
    return stored.id
  })
  outboxEvents.emit('added')
  return { id }
}

function toReview(
  { website, filledInMs, ...submission }: Omit<ReviewSubmission, 'stay'>,
  facts: Pick<NewReview, 'cabin' | 'submittedAt' | 'idempotencyKey' | 'sentDigest'>,
): NewReview {
  return {
    ...submission,
    ...facts,
    guestPhone: submission.guestPhone === '' ? null : submission.guestPhone,
    isSuspect: looksLikeSpam({ website, filledInMs }),
  }
}
