import { cursorId, cursorInstant, cursorsOf } from '../cursors.ts'

export const { encode: encodeOutboxCursor, decode: decodeOutboxCursor } = cursorsOf({
  createdAt: cursorInstant,
  id: cursorId,
})
