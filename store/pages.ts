import { z } from 'zod'

/** The cursor is malformed or belongs to another list or order: a client error. */
export class BadCursorError extends Error {
  override name = 'BadCursorError'
}

/** A cursor contains an instant as the store writes it, and a row id. */
export const cursorInstant = z.iso.datetime({ precision: 3 })
export const cursorId = z.uuid()

/**
 * Cursors of a list: a page's last sort values in base64url. `decode` throws `BadCursorError` for
 * anything not made by `encode`.
 */
export function cursorsOf<Shape extends z.ZodRawShape>(shape: Shape) {
  const schema = z.strictObject(shape)
  const names = Object.keys(shape)
  return {
    /** Picks the sort values from a row. */
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

/** For lists by arrival, newest first. */
export const arrivalCursors = cursorsOf({ submittedAt: cursorInstant, id: cursorId })

export interface PageRequest {
  limit: number
  cursor?: string | undefined
}

export interface Rows<Row> {
  rows: Row[]
  /** Cursor of the next page; null on the last. */
  nextCursor: string | null
}

/** One page of a query. Reads one extra row to see whether another page follows. */
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
