import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import { booleanToFlag, flagToBoolean, instantToText, newId, textToInstant } from '../values.ts'
import type { ReviewsTable } from './tables.ts'

/** Columns set or changed only by the store. */
type Managed =
  | 'id'
  | 'status'
  | 'isVerified'
  | 'ownerReply'
  | 'decidedBy'
  | 'decidedAt'
  | 'repliedBy'
  | 'repliedAt'

interface Converted {
  allowPublic: boolean
  isSuspect: boolean
  submittedAt: Temporal.Instant
}

export type NewReview = Omit<Selectable<ReviewsTable>, Managed | keyof Converted> & Converted

export type StoredReview = NewReview &
  Pick<Selectable<ReviewsTable>, 'id' | 'status' | 'ownerReply'> & {
    /** It came by a stay link. */
    isVerified: boolean
  }

/** Stores a review as pending. If the key was already used, returns the stored review. */
export async function insertReview(
  database: Database,
  review: NewReview,
): Promise<{ review: StoredReview; isNew: boolean }> {
  const inserted = await database
    .insertInto('reviews')
    .values({ ...toRow(review), id: newId(), status: 'pending', ownerReply: null })
    .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (inserted) return { review: reviewFromRow(inserted), isNew: true }

  const existing = await database
    .selectFrom('reviews')
    .selectAll()
    .where('idempotencyKey', '=', review.idempotencyKey)
    .executeTakeFirstOrThrow()
  return { review: reviewFromRow(existing), isNew: false }
}

/** Marks a review as a verified stay, while pages don't show it yet. */
export async function markReviewVerified(database: Database, id: string): Promise<void> {
  await database.updateTable('reviews').set({ isVerified: 1 }).where('id', '=', id).execute()
}

function toRow(review: NewReview) {
  return {
    ...review,
    allowPublic: booleanToFlag(review.allowPublic),
    isSuspect: booleanToFlag(review.isSuspect),
    submittedAt: instantToText(review.submittedAt),
  }
}

export function reviewFromRow(row: Selectable<ReviewsTable>): StoredReview {
  const { decidedBy: _, decidedAt: __, repliedBy: ___, repliedAt: ____, ...review } = row
  return {
    ...review,
    allowPublic: flagToBoolean(row.allowPublic),
    isSuspect: flagToBoolean(row.isSuspect),
    isVerified: flagToBoolean(row.isVerified),
    submittedAt: textToInstant(row.submittedAt),
  }
}
