import { z } from 'zod'
import { reviewOrders } from '#contracts/options.ts'

/** Where a page of reviews ended: the sort values of its last row. */
export type ReviewCursor = z.infer<typeof cursorSchema>

/** The cursor was not made by this list, or for another order. The caller's fault. */
export class BadCursorError extends Error {
  override name = 'BadCursorError'
}

const cursorSchema = z.strictObject({
  sort: z.enum(reviewOrders),
  overallRating: z.int().min(0).max(5),
  submittedAt: z.iso.datetime({ precision: 3 }),
  id: z.uuid(),
})

/** Opaque to callers, safe in an address (base64url). */
export function encodeCursor(cursor: ReviewCursor): string {
  const { sort, overallRating, submittedAt, id } = cursor
  return Buffer.from(JSON.stringify({ sort, overallRating, submittedAt, id })).toString('base64url')
}

/** Throws `BadCursorError` for anything that `encodeCursor` did not make. */
export function decodeCursor(text: string): ReviewCursor {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch {
    throw new BadCursorError('The cursor is not valid. Start again from the first page.')
  }
}
