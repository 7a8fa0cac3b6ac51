import { expect, test } from 'vitest'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import {
  addCounts,
  firstCountedDay,
  listCounts,
  sumCounts,
  type DailyCount,
} from './daily-counts.ts'

const view = (day: string, count: number, subject = '/'): DailyCount => ({
  day,
  kind: 'view',
  subject,
  source: 'search',
  count,
})

describeOnEachDatabase('daily counts', (open) => {
  test('several servers add to the same sum at once', async () => {
    const database = await open()
    const counts = ['/', '/about', '/cabins'].map((page) => view('2025-06-01', 2, page))
    const writing = Array.from({ length: 20 }, (_, at) =>
      addCounts(database, at % 2 === 0 ? counts : counts.toReversed()),
    )
    await Promise.all(writing)
    const { rows } = await listCounts(database, { limit: 10 })
    expect(Object.fromEntries(rows.map(({ subject, count }) => [subject, count]))).toEqual({
      '/': 40,
      '/about': 40,
      '/cabins': 40,
    })
  })

  test('sums are of whole days or months, from the first day on and before the end', async () => {
    const database = await open()
    const days = ['2025-04-30', '2025-05-01', '2025-05-31', '2025-06-01', '2025-06-02']
    await addCounts(
      database,
      days.map((day) => view(day, 1)),
    )
    const barsOf = async (length: 7 | 10) => {
      const sums = await sumCounts(database, { from: '2025-05-01', end: '2025-06-02', length })
      return Object.fromEntries(sums.map(({ bar, count }) => [bar, count]))
    }
    expect(await barsOf(7)).toEqual({ '2025-05': 2, '2025-06': 1 })
    expect(await barsOf(10)).toEqual({ '2025-05-01': 1, '2025-05-31': 1, '2025-06-01': 1 })
    expect(await firstCountedDay(database)).toBe('2025-04-30')
  })

  test('nothing counted is nothing stored', async () => {
    const database = await open()
    await addCounts(database, [])
    expect(await firstCountedDay(database)).toBeNull()
  })

  test('all are listed page by page, in the order of days', async () => {
    const database = await open()
    const days = ['2025-06-03', '2025-06-01', '2025-06-02']
    await addCounts(
      database,
      days.map((day) => view(day, 1)),
    )
    const first = await listCounts(database, { limit: 2 })
    const second = await listCounts(database, { limit: 2, cursor: first.nextCursor ?? '' })
    expect([...first.rows, ...second.rows].map(({ day }) => day)).toEqual(days.toSorted())
    expect(second.nextCursor).toBeNull()
  })
})
