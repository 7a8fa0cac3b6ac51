import { expect, test } from 'vitest'
import { movableClock } from '#tests/fixtures/clock.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { countsInDatabase } from './request-counts.ts'

describeOnEachDatabase('counts of several servers', (open) => {
  async function twoServers() {
    const [db, clock] = [await open(), movableClock('2025-06-01T12:00:00Z')]
    return { clock, db, a: countsInDatabase({ db, clock }), b: countsInDatabase({ db, clock }) }
  }

  test('are one count, also of uses at the same moment', async () => {
    const { a, b } = await twoServers()
    const uses = Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? a : b).add('key', 3, 60_000))
    const used = (await Promise.all(uses)).map((count) => count.used)
    expect(used.toSorted((x, y) => x - y)).toEqual([3, 6, 9, 12, 15, 18, 21, 24, 27, 30])
  })

  test('begin again after their time, and take back what came to nothing', async () => {
    const { a, b, clock } = await twoServers()
    await a.add('key', 2, 60_000)
    await b.giveBack('key', 1)
    expect(await b.add('key', 1, 60_000)).toEqual({ used: 2, endsInMs: 60_000 })
    clock.pass({ seconds: 60 })
    expect(await a.add('key', 1, 60_000)).toEqual({ used: 1, endsInMs: 60_000 })
  })

  test('hold no address', async () => {
    const { a, db } = await twoServers()
    await a.add('POST /api/reviews 203.0.113.7', 1, 60_000)
    const rows = await db.selectFrom('requestCounts').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('203.0.113.7')
  })

  test('go on although their clocks differ by seconds', async () => {
    const [db, clock] = [await open(), movableClock('2025-06-01T12:00:00Z')]
    const counts = countsInDatabase({ db, clock })
    await counts.add('key', 10, 600_000)
    clock.pass({ seconds: -5 })
    expect(await counts.add('key', 1, 600_000)).toMatchObject({ used: 11 })
  })
})
