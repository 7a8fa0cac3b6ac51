import { z } from 'zod'
import { reviewOrders, type ReviewOrder } from '#contracts/orders.ts'
import { BadCursorError, cursorId, cursorInstant, cursorsOf } from '../pages.ts'
import type { StoredReview } from './reviews.ts'

export interface ReviewPage {
  reviews: StoredReview[]
  /** Cursor of the next page; null on the last. */
  nextCursor: string | null
}

const cursors = cursorsOf({
  sort: z.enum(reviewOrders),
  overallRating: z.int().min(0).max(5),
  submittedAt: cursorInstant,
  id: cursorId,
})
export const encodeCursor = cursors.encode

/** Also throws `BadCursorError` for a cursor of another order. */
export function decodeCursor(sort: ReviewOrder, text: string) {
  const cursor = cursors.decode(text)
  if (cursor.sort !== sort) throw new BadCursorError('The cursor belongs to another order.')
  return cursor
}
