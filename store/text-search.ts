import { sql } from 'kysely'

/**
 * How many rows one search looks at. A text can stand anywhere in a row, so no index leads to it:
 * each page looks through so many of the newest left, and the next one goes on from there.
 */
export const searchWindow = 1000

/** A row that a search has looked at. */
export interface Judged {
  /** 1 or 0. */
  isFound: number
  /** From 1, the newest. */
  place: number
}

/**
 * Columns that say of each row whether one of the columns holds the text, whatever the case in any
 * alphabet (PostgreSQL: as far as the database's own locale goes), and which place it has.
 */
export function judgement(columns: readonly string[], text: string) {
  const pattern = `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`
  const wanted = sql`lower(cast(${pattern} as text))`
  const conditions = columns.map(
    (column) => sql`lower(${sql.ref(column)}) like ${wanted} escape '\\'`,
  )
  const newest = sql`order by ${sql.ref('submittedAt')} desc, ${sql.ref('id')} desc`
  return [
    sql<number>`case when ${sql.join(conditions, sql` or `)} then 1 else 0 end`.as('isFound'),
    sql<number>`row_number() over (${newest})`.as('place'),
  ] as const
}

/** What a search answers with: the rows found, and the last one looked at, found or not. */
export const isFoundOrLast = sql<boolean>`(${sql.ref('isFound')} = 1 or ${sql.ref('place')} = ${sql.lit(searchWindow)})`

/** The page in the answer to `limit` + 1 rows, and the row after which the next page goes on. */
export function searchedPage<Row extends Judged>(
  rows: readonly Row[],
  limit: number,
): { page: Row[]; last: Row | undefined } {
  const found = rows.filter(({ isFound }) => isFound === 1)
  const page = found.slice(0, limit)
  const lastLookedAt = rows.find(({ place }) => place === searchWindow)
  return { page, last: found.length > page.length ? page.at(-1) : lastLookedAt }
}
