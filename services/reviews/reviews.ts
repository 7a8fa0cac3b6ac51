import { limits } from '#contracts/limits.ts'
import type { PublicReview, ReviewListQuery } from '#contracts/reviews.ts'
import * as store from '#store/reviews/public-reviews.ts'
import {
  lastReviewDecision,
  setReviewStatus,
  type ReviewDecision,
} from '#store/reviews/review-moderation.ts'
import type { ReviewStatus } from '#store/reviews/tables.ts'
import { cabinIdOf } from '../cabins/cabin-names.ts'
import { missing } from '../errors.ts'
import { changedByAnother } from '../changed-by-another.ts'
import type { Dependencies } from '../dependencies.ts'
import { presentPublicReview } from '../presenters/reviews.ts'

/** To change what guests see of a review. */
export type ReviewDeps = Pick<Dependencies, 'site' | 'db' | 'changes'>

export interface PublicReviewPage {
  reviews: PublicReview[]
  /** Cursor of the next page; null on the last. */
  nextCursor: string | null
}

/** Approved reviews with consent to display (section 6). Throws `BadCursorError`. */
export async function listPublicReviews(
  { site, db }: Pick<Dependencies, 'site' | 'db'>,
  query: ReviewListQuery,
): Promise<PublicReviewPage> {
  const cabin = query.cabin === undefined ? undefined : cabinIdOf(site, query.cabin)
  const offset = query.cursor === undefined ? ((query.page ?? 1) - 1) * query.limit : 0
  const verified = query.verified !== undefined
  const request = { ...query, cabin, verified, offset }
  const { reviews, nextCursor } = await store.listPublicReviews(db, request)
  return { reviews: reviews.map((review) => presentPublicReview(site, review)), nextCursor }
}

/** Number of pages of the public list with numbered URLs; at least one. */
export async function countReviewPages({ db }: Pick<Dependencies, 'db'>): Promise<number> {
  const { reviewsPerPage, reviewPages } = limits
  const count = await store.countPublicReviews(db, reviewsPerPage * reviewPages)
  return Math.max(1, Math.ceil(count / reviewsPerPage))
}

/**
 * Approves or rejects a review; rejecting also withdraws an approval (section 4). Null undoes a
 * decision: the review is pending again. Idempotent.
 * Throws `NotFoundError`, and `ConflictError` if someone else has decided since the administrator
 * saw it.
 */
export async function setReviewApproval(
  deps: ReviewDeps,
  id: string,
  isApproved: boolean | null,
  decision: ReviewDecision = {},
): Promise<void> {
  const { site, db, changes } = deps
  const isDone = await setReviewStatus(db, id, statusOf(isApproved), decision)
  if (!isDone) {
    const last = await lastReviewDecision(db, id)
    if (last === undefined) throw missing('review')
    throw changedByAnother('review', { last, timeZone: site.facts.timeZone })
  }
  changes.announce('reviews')
}

function statusOf(isApproved: boolean | null): ReviewStatus {
  if (isApproved === null) return 'pending'
  return isApproved ? 'approved' : 'rejected'
}
