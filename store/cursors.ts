import { z } from 'zod'

/** The cursor was not made by this list, or for another order. The caller's fault. */
export class BadCursorError extends Error {
  override name = 'BadCursorError'
}

/** A cursor's content: an instant as the store writes it, and the id of a row. */
export const cursorInstant = z.iso.datetime({ precision: 3 })
export const cursorId = z.uuid()

/**
 * How a list notes where a page ended: by the sort values of its last row, opaque to callers and
 * safe in an address (base64url). `decode` throws `BadCursorError` for what `encode` did not make.
 */
export function cursorsOf<Shape extends z.ZodRawShape>(shape: Shape) {
  const schema = z.strictObject(shape)
  const names = Object.keys(shape)
  return {
    /** Takes what it needs of a row. */
    encode: (place: z.infer<typeof schema>): string =>
      Buffer.from(JSON.stringify(place, names)).toString('base64url'),
    decode: (text: string): z.infer<typeof schema> => {
      try {
        return schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
      } catch {
        throw new BadCursorError('The cursor is not valid. Start again from the first page.')
      }
    },
  }
}
