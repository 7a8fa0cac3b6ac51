import { limits } from '#contracts/limits.ts'
import { listCounts } from '#store/visits/daily-counts.ts'
import { csvOf, type Column, valueCell } from '../csv.ts'
import type { Dependencies } from '../dependencies.ts'

type Row = Awaited<ReturnType<typeof listCounts>>['rows'][number]

/** All daily sums of visits and searches, oldest first, as CSV. */
export function exportVisits({ db }: Pick<Dependencies, 'db'>): AsyncGenerator<string> {
  return csvOf(columns, async (cursor) => {
    const { rows, nextCursor } = await listCounts(db, { limit: limits.pageSizeMax, cursor })
    return { items: rows, nextCursor }
  })
}

const columns: readonly Column<Row>[] = [
  ['day', ({ day }) => valueCell(day)],
  ['kind', ({ kind }) => kind],
  ['subject', ({ subject }) => subject],
  ['source', ({ source }) => source],
  ['count', ({ count }) => valueCell(count)],
]
