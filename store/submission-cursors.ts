import { z } from 'zod'
import { BadCursorError } from './cursors.ts'

/** Where a page of entries ended. */
export type SubmissionCursor = z.infer<typeof cursorSchema>

const cursorSchema = z.strictObject({
  submittedAt: z.iso.datetime({ precision: 3 }),
  id: z.uuid(),
})

/** Opaque to callers, safe in an address (base64url). */
export function encodeSubmissionCursor({ submittedAt, id }: SubmissionCursor): string {
  return Buffer.from(JSON.stringify({ submittedAt, id })).toString('base64url')
}

/** Throws `BadCursorError` for anything that `encodeSubmissionCursor` did not make. */
export function decodeSubmissionCursor(text: string): SubmissionCursor {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch {
    throw new BadCursorError('The cursor is not valid. Start again from the first page.')
  }
}
