import { sql } from 'kysely'
import type { Day } from '#contracts/dates.ts'
import type { SearchOutcome, VisitSource } from '#contracts/visits.ts'
import type { Database } from '../database.ts'
import { cursorsOf, pageOf, type PageRequest } from '../pages.ts'
import { z } from 'zod'

export type Counted =
  | { kind: 'view'; subject: string; source: VisitSource }
  | { kind: 'search'; subject: SearchOutcome; source: '' }

export type DailyCount = Counted & { day: Day; count: number }

/** How long the beginning of a day is that makes a bar: the whole day, or its month. */
type BarLength = 10 | 7

const cursors = cursorsOf({ key: z.string() })

/** Adds to what is there, so that several servers count together. */
export async function addCounts(database: Database, counts: readonly DailyCount[]): Promise<void> {
  if (counts.length === 0) return
  // Always in the same order: two servers never wait for each other's rows.
  const rows = counts
    .map((count) => ({ key: keyOf(count), ...count }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
  await database
    .insertInto('dailyCounts')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((eb) => ({ count: eb('dailyCounts.count', '+', eb.ref('excluded.count')) })),
    )
    .execute()
}

function keyOf({ day, kind, subject, source }: DailyCount): string {
  return [day, kind, subject, source].join(' ')
}

export interface CountSum {
  bar: string
  kind: 'view' | 'search'
  subject: string
  source: string
  count: number
}

/** Sums from `from` on and before `end`, by the beginning of their days. */
export async function sumCounts(
  database: Database,
  { from, end, length }: { from: Day; end: Day; length: BarLength },
): Promise<CountSum[]> {
  return (
    database
      .selectFrom('dailyCounts')
      .select((eb) => [
        sql<string>`substr(${eb.ref('day')}, 1, ${sql.lit(length)})`.as('bar'),
        'kind',
        'subject',
        'source',
        eb.fn.sum<number>('count').as('count'),
      ])
      // The key begins with the day.
      .where('key', '>=', from)
      .where('key', '<', end)
      .groupBy(['bar', 'kind', 'subject', 'source'])
      .execute()
  )
}

/** The first day that was counted; null before anything was. */
export async function firstCountedDay(database: Database): Promise<Day | null> {
  const first = await database
    .selectFrom('dailyCounts')
    .select('day')
    .orderBy('key')
    .limit(1)
    .executeTakeFirst()
  return first?.day ?? null
}

/** One page, by day. Throws `BadCursorError`. */
export async function listCounts(database: Database, { limit, cursor }: PageRequest) {
  const query = database.selectFrom('dailyCounts').selectAll().orderBy('key')
  const after = cursor === undefined ? '' : cursors.decode(cursor).key
  return pageOf(limit, (most) => query.where('key', '>', after).limit(most), cursors.encode)
}
