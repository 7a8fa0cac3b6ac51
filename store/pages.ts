import { z } from 'zod'

/** The cursor was not made by this list, or for another order. The caller's fault. */
export class BadCursorError extends Error {
  override name = 'BadCursorError'
}

/** A cursor's content: an instant as the store writes it, and the id of a row. */
export const cursorInstant = z.iso.datetime({ precision: 3 })
export const cursorId = z.uuid()

/**
 * Cursors of a list: the sort values of a page's last row, opaque and safe in a URL (base64url).
 * `decode` throws `BadCursorError` for what `encode` did not make.
 */
export function cursorsOf<Shape extends z.ZodRawShape>(shape: Shape) {
  const schema = z.strictObject(shape)
  const names = Object.keys(shape)
  return {
    /** Picks what it needs from a row. */
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

/** For lists by arrival, the newest first. */
export const arrivalCursors = cursorsOf({ submittedAt: cursorInstant, id: cursorId })

export interface PageRequest {
  limit: number
  cursor?: string | undefined
}

interface Rows<Row> {
  rows: Row[]
  /** Leads to the page after this one; null on the last. */
  nextCursor: string | null
}

/** One page of a query. It reads one row more than asked: that tells whether another page follows. */
export async function pageOf<Row>(
  limit: number,
  query: (limit: number) => { execute(): Promise<Row[]> },
  cursorAfter: (last: Row) => string,
): Promise<Rows<Row>> {
  const found = await query(limit + 1).execute()
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return { rows, nextCursor: last && found.length > limit ? cursorAfter(last) : null }
}
