import type { AdminReview, AdminReviewQuery, ReviewCounts } from '#contracts/reviews.ts'
import * as store from '#store/reviews/review-moderation.ts'
import {
  lastReply,
  setOwnerReply,
  type ReplyChange,
  type ReviewDecision,
} from '#store/reviews/review-moderation.ts'
import { missing } from '../errors.ts'
import { changedByAnother } from '../changed-by-another.ts'
import type { Dependencies } from '../dependencies.ts'
import { isId } from '../ids.ts'
import { presentAdminReview } from '../presenters/reviews.ts'
import { setReviewApproval, type ReviewDeps } from './reviews.ts'

export interface AdminReviewPage {
  reviews: AdminReview[]
  /** Cursor of the next page, which may follow an empty page of a search; null on the last. */
  nextCursor: string | null
}

/** Reviews for moderation, newest first (section 2, Admin). Throws `BadCursorError`. */
export async function listReviewsForAdmin(
  { site, db }: Pick<Dependencies, 'site' | 'db'>,
  query: AdminReviewQuery,
): Promise<AdminReviewPage> {
  const { reviews, nextCursor } = await store.listReviewsForAdmin(db, query)
  return { reviews: reviews.map((review) => presentAdminReview(site, review)), nextCursor }
}

export async function countReviews({ db }: Pick<Dependencies, 'db'>): Promise<ReviewCounts> {
  return store.countReviews(db)
}

/** Approves, rejects or makes pending again like `setReviewApproval`, and returns the review. */
export async function moderateReview(
  deps: ReviewDeps,
  id: string,
  isApproved: boolean | null,
  decision: ReviewDecision = {},
): Promise<AdminReview> {
  assertId(id)
  await setReviewApproval(deps, id, isApproved, decision)
  return reviewForAdmin(deps, id)
}

/**
 * Sets the owner's public reply; an empty text removes it. Throws `NotFoundError`, and
 * `ConflictError` if another administrator has changed the reply since it was shown.
 */
export async function replyToReview(
  deps: ReviewDeps,
  id: string,
  reply: string,
  { from, change }: ReplyChange = {},
): Promise<AdminReview> {
  assertId(id)
  const isDone = await setOwnerReply(deps.db, id, reply || null, { from, change })
  if (!isDone) {
    const last = await lastReply(deps.db, id)
    const { timeZone } = deps.site.facts
    throw last === undefined ? missing('review') : changedByAnother('answer', { last, timeZone })
  }
  deps.changes.announce('reviews')
  return reviewForAdmin(deps, id)
}

/** Throws `NotFoundError`. */
export async function reviewForAdmin(
  { site, db }: Pick<Dependencies, 'site' | 'db'>,
  id: string,
): Promise<AdminReview> {
  assertId(id)
  const review = await store.findReview(db, id)
  if (!review) throw missing('review')
  return presentAdminReview(site, review)
}

function assertId(id: string): void {
  if (!isId(id)) throw missing('review')
}
