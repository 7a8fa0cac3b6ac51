import { cursorId, cursorInstant, cursorsOf } from '../cursors.ts'

export const { encode: encodeSubmissionCursor, decode: decodeSubmissionCursor } = cursorsOf({
  submittedAt: cursorInstant,
  id: cursorId,
})
