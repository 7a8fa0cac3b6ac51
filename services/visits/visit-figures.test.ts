import { expect, test } from 'vitest'
import { fixedClock } from '#integrations/clock.ts'
import { insertReferral } from '#store/referrals/referrals.ts'
import { addCounts, type Counted } from '#store/visits/daily-counts.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { storeReview } from '#tests/fixtures/reviews.ts'
import { barsOf, visitFigures } from './visit-figures.ts'

/** Late on June 1 at the property. */
const now = '2025-06-02T04:30:00Z'

const view = (subject: string, source: 'search' | 'inside'): Counted => ({
  kind: 'view',
  subject,
  source,
})
const search = (subject: 'free' | 'none' | 'unknown'): Counted => ({
  kind: 'search',
  subject,
  source: '',
})

test('bars are the last 30 days or 12 months, today in the last', () => {
  const days = barsOf('2025-03-01', '30-days')
  expect([days.length, days.at(0)?.name, days.at(-1)]).toEqual([
    30,
    '2025-01-31',
    { name: '2025-03-01', from: '2025-03-01', end: '2025-03-02' },
  ])
  const months = barsOf('2025-03-31', '12-months')
  expect([months.length, months.at(0)?.name, months.at(-1)]).toEqual([
    12,
    '2024-04',
    { name: '2025-03', from: '2025-03-01', end: '2025-04-01' },
  ])
})

describeOnEachDatabase('the figures', (open) => {
  test('count views, visits, sources and searches by day and by month', async () => {
    const deps = { ...testDependencies(await open()), clock: fixedClock(now) }
    const day = '2025-06-01'
    await addCounts(deps.db, [
      { ...view('/', 'search'), day, count: 3 },
      { ...view('/about', 'inside'), day, count: 4 },
      { ...view('/', 'search'), day: '2025-05-31', count: 1 },
      { ...view('/', 'search'), day: '2025-05-02', count: 1 },
      { ...search('none'), day, count: 2 },
      { ...search('free'), day, count: 5 },
    ])
    const days = await visitFigures(deps, '30-days')
    expect(days.views.slice(-3)).toEqual([0, 1, 7])
    expect(days.arrivals.slice(-3)).toEqual([0, 1, 3])
    expect(days.pages).toEqual([
      { page: '/', views: 4 + 0, arrivals: 4 },
      { page: '/about', views: 4, arrivals: 0 },
    ])
    expect(days.sources.find(({ source }) => source === 'search')?.arrivals).toBe(4)
    expect(days.searches.none.at(-1)).toBe(2)
    expect(days.searches.free.at(-1)).toBe(5)
    expect(days.since).toBe('2025-05-02')
    const months = await visitFigures(deps, '12-months')
    expect(months.views.slice(-2)).toEqual([2, 7])
  })

  test('count clicks by cabin and source, and reviews, on the days of the property', async () => {
    const deps = { ...testDependencies(await open()), clock: fixedClock(now) }
    const click = { checkIn: null, checkOut: null, place: 'header', source: 'search' } as const
    for (const [cabin, at] of [
      ['texas-sage', '2025-06-01T05:00:00Z'],
      ['texas-sage', '2025-06-02T04:00:00Z'],
      [null, '2025-06-01T04:59:59Z'],
    ] as const) {
      await insertReferral(deps.db, { ...click, cabin, createdAt: Temporal.Instant.from(at) })
    }
    for (const overallRating of [5, 2]) {
      const submittedAt = Temporal.Instant.from('2025-06-01T12:00:00Z')
      await storeReview(deps.db, { submittedAt, overallRating }, 'approved')
    }
    const rejected = { submittedAt: Temporal.Instant.from('2025-06-01T12:00:00Z') }
    await storeReview(deps.db, rejected, 'rejected')
    const { clicks, clicksByCabin, reviews, stars } = await visitFigures(deps, '30-days')
    expect(clicks.slice(-2)).toEqual([1, 2])
    const searched = clicksByCabin.map(({ cabin, sources }) => [
      cabin,
      sources.find(({ source }) => source === 'search')?.clicks,
    ])
    expect(searched).toEqual([
      [null, 1],
      ['texas-sage', 2],
    ])
    expect([reviews.at(-1), stars.at(-1), stars.at(-2)]).toEqual([2, 3.5, null])
  })
})
