import { z } from 'zod'
import { reviewOrders } from '#contracts/options.ts'
import { cursorId, cursorInstant, cursorsOf } from '../cursors.ts'

/** Where a page of reviews ended. */
export type ReviewCursor = ReturnType<typeof decodeCursor>

export const { encode: encodeCursor, decode: decodeCursor } = cursorsOf({
  sort: z.enum(reviewOrders),
  overallRating: z.int().min(0).max(5),
  submittedAt: cursorInstant,
  id: cursorId,
})
