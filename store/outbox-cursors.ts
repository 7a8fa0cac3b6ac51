import { z } from 'zod'
import { BadCursorError } from './cursors.ts'

/** Where a page of notifications ended. */
export type OutboxCursor = z.infer<typeof cursorSchema>

const cursorSchema = z.strictObject({
  createdAt: z.iso.datetime({ precision: 3 }),
  id: z.uuid(),
})

/** Opaque to callers, safe in an address (base64url). */
export function encodeOutboxCursor({ createdAt, id }: OutboxCursor): string {
  return Buffer.from(JSON.stringify({ createdAt, id })).toString('base64url')
}

/** Throws `BadCursorError` for anything that `encodeOutboxCursor` did not make. */
export function decodeOutboxCursor(text: string): OutboxCursor {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch {
    throw new BadCursorError('The cursor is not valid. Start again from the first page.')
  }
}
