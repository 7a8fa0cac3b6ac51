import {
  sql,
  type AliasableExpression,
  type Expression,
  type RawBuilder,
  type SelectQueryBuilder,
} from 'kysely'
import { isSqlite, type Database } from './database.ts'
import type { PageRequest, Rows } from './pages.ts'

/**
 * Rows one search examines. The text may be anywhere in a row, so no index helps: each page
 * searches the newest remaining rows, and the next one continues after them.
 */
export const searchWindow = 1000

interface Match {
  /** 1 or 0. */
  isFound: number
  /** From 1 for the newest. */
  place: number
}

type SearchQuery<Row> = SelectQueryBuilder<object, never, Row & Match>

export interface Search {
  text: string
  /** Case and accents are ignored; on PostgreSQL, case depends on the database's locale. */
  columns: readonly string[]
}

/**
 * The matches among the rows examined, and the last row examined, matching or not. One statement,
 * so that concurrent inserts cannot hide rows.
 */
export function searchQuery<Row>(
  database: Database,
  newest: (limit: number) => AliasableExpression<Row>,
  { text, columns }: Search,
  limit: number,
): SearchQuery<Row> {
  const order = sql`order by ${sql.ref('submittedAt')} desc, ${sql.ref('id')} desc`
  const rows = newest(searchWindow) as AliasableExpression<object>
  const judged = database
    .selectFrom(rows.as('newest'))
    .selectAll()
    .select([
      sql<number>`case when ${contains(database, { text, columns })} then 1 else 0 end`.as(
        'isFound',
      ),
      sql<number>`row_number() over (${order})`.as('place'),
    ])
  return database
    .selectFrom(judged.as('searched'))
    .selectAll()
    .where(sql<boolean>`(${sql.ref('isFound')} = 1 or ${sql.ref('place')} = ${searchWindow})`)
    .orderBy(sql.ref('place'))
    .limit(limit) as unknown as SearchQuery<Row>
}

/** Whether one of the columns contains the text. Its wildcards are ordinary characters. */
export function contains(database: Database, { text, columns }: Search) {
  const pattern = `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`
  const plain = plainIn(database)
  const wanted = plain(sql`cast(${pattern} as text)`)
  const conditions = columns.map(
    (column) => sql`${plain(sql.ref(column))} like ${wanted} escape '\\'`,
  )
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`
}

/** In lower case and without accents. SQLite's function is our own: see `openFile`. */
function plainIn(database: Database): (text: Expression<unknown>) => RawBuilder<unknown> {
  if (isSqlite(database)) return (text) => sql`plain(${text})`
  const accents = '[\u0300-\u036f]'
  return (text) => sql`regexp_replace(normalize(lower(${text}), nfd), ${accents}, '', 'g')`
}

/** A page of matches. It may be short, even empty, and still have a next page. */
export async function searchPage<Row>(
  database: Database,
  newest: (limit: number) => AliasableExpression<Row>,
  search: Search,
  { limit }: PageRequest,
  cursorAfter: (last: Row) => string,
): Promise<Rows<Row>> {
  const results = await searchQuery(database, newest, search, limit + 1).execute()
  const found = results.filter(({ isFound }) => isFound === 1)
  const page = found.slice(0, limit)
  const lastLookedAt = results.find(({ place }) => place === searchWindow)
  const last = found.length > limit ? page.at(-1) : lastLookedAt
  return { rows: page.map(withoutMatch), nextCursor: last ? cursorAfter(last) : null }
}

function withoutMatch<Row>(match: Row & Match): Row {
  const { isFound: _, place: __, ...row } = match
  return row as Row
}
