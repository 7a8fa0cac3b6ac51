import { expect, test } from 'vitest'
import { addDays } from '#contracts/day-arithmetic.ts'
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

test('nothing within a month is nothing', () => {
  const known = [{ cabin: 'texas-sage', nights: takenFor('2026-11-01', 120) }]
  expect(nearbyStays(stay, known, options)).toEqual([])
  expect(nearbyStays(stay, [], options)).toEqual([])
})
