import { expect, test } from 'vitest'
import { addDays } from './dates.ts'
import { fixedClock } from '#integrations/clock.ts'
import { sampleSite } from '#tests/fixtures/property.ts'
import { noFeeds } from '#services/availability/availability-feeds.ts'
import { findFreeCabins } from '#services/availability/availability.ts'
import { nearbyStays } from './nearby-stays.ts'

const stay = { checkIn: '2026-12-10', checkOut: '2026-12-12' }
const options = { today: '2026-11-21', turnoverDay: 'booked' } as const
const takenFor = (from: string, count: number) => ({
  taken: [{ from, to: addDays(from, count) }],
  notOpen: [],
  unknown: [],
})

test('the closest stays of the same length come first, with the cabins that are free', () => {
  const known = [
    { cabin: 'desert-willow', nights: takenFor('2026-12-08', 8) },
    { cabin: 'texas-sage', nights: takenFor('2026-11-21', 60) },
  ]
  expect(nearbyStays(stay, known, options)).toEqual([
    { stay: { checkIn: '2026-12-06', checkOut: '2026-12-08' }, cabins: ['desert-willow'] },
    { stay: { checkIn: '2026-12-05', checkOut: '2026-12-07' }, cabins: ['desert-willow'] },
    { stay: { checkIn: '2026-12-04', checkOut: '2026-12-06' }, cabins: ['desert-willow'] },
  ])
})

test('no stay begins before today, nor where another guest leaves', () => {
  const known = [{ cabin: 'texas-sage', nights: takenFor('2026-12-10', 3) }]
  const found = nearbyStays(stay, known, { ...options, today: '2026-12-10' })
  expect(found.map(({ stay: { checkIn } }) => checkIn)).toEqual([
    '2026-12-14',
    '2026-12-15',
    '2026-12-16',
  ])
})

test('no stay is offered that the search itself would refuse', () => {
  const late = { checkIn: '2028-11-20', checkOut: '2028-11-21' }
  const known = [{ cabin: 'texas-sage', nights: takenFor('2028-11-20', 1) }]
  const found = nearbyStays(late, known, { ...options, turnoverDay: 'free' })
  expect(found.map(({ stay: { checkIn } }) => checkIn)).toEqual([
    '2028-11-19',
    '2028-11-18',
    '2028-11-17',
  ])
})

test('nights that are not open yet or not known are offered to nobody', () => {
  const range = [{ from: '2026-11-01', to: '2027-06-01' }]
  const nothing = { taken: [], notOpen: [], unknown: [] }
  const known = [
    { cabin: 'texas-sage', nights: { ...nothing, notOpen: range } },
    { cabin: 'desert-willow', nights: { ...nothing, unknown: range } },
  ]
  expect(nearbyStays(stay, known, options)).toEqual([])
})

test('nothing within a month is nothing', () => {
  const known = [{ cabin: 'texas-sage', nights: takenFor('2026-11-01', 120) }]
  expect(nearbyStays(stay, known, options)).toEqual([])
  expect(nearbyStays(stay, [], options)).toEqual([])
})

test('what is offered is what the API then calls free, and nothing closer is', () => {
  const nights = {
    taken: [
      { from: '2026-12-08', to: '2026-12-11' },
      { from: '2026-12-12', to: '2026-12-14' },
    ],
    notOpen: [{ from: '2026-12-20', to: '2027-12-01' }],
    unknown: [{ from: '2026-12-01', to: '2026-12-06' }],
  }
  const state = { nights, lastKnown: null, updatedAt: null, countsUntil: null, error: null }
  const availability = { ...noFeeds, stateOf: () => state }
  const deps = { site: sampleSite, clock: fixedClock('2026-11-21T12:00:00Z'), availability }
  const known = sampleSite.cabins.map(({ slug }) => ({ cabin: slug, nights }))
  for (const turnoverDay of ['booked', 'free'] as const) {
    const stateOf = ({ checkIn, checkOut }: typeof stay) => {
      const query = { from: checkIn, to: checkOut, guests: 1 }
      return findFreeCabins(deps, query, turnoverDay).answer.cabins[0]?.state
    }
    const found = nearbyStays(stay, known, { ...options, turnoverDay })
    expect(found).toHaveLength(3)
    const offered = new Set(found.map(({ stay: { checkIn } }) => checkIn))
    const furthest = Math.max(...found.map((each) => away(each.stay.checkIn)))
    for (let days = 1 - furthest; days < furthest; days += 1) {
      const moved = { checkIn: addDays(stay.checkIn, days), checkOut: addDays(stay.checkOut, days) }
      const isOther = days !== 0
      expect(isOther && stateOf(moved) === 'free').toBe(offered.has(moved.checkIn))
    }
    for (const each of found) expect(stateOf(each.stay)).toBe('free')
  }
})

function away(checkIn: string): number {
  return Math.abs(Date.parse(checkIn) - Date.parse(stay.checkIn)) / 86_400_000
}
