import { expect, test } from 'vitest'
import { nightlyFrom } from './prices.ts'
import { pricesSchema, type Prices } from './site/prices.ts'

const prices: Prices = {
  nightly: 189,
  seasons: [
    { season: 'Holidays', begins: '12-20', ends: '01-05', nightly: 259 },
    { season: 'Winter', begins: '12-01', ends: '02-28', nightly: 149 },
  ],
}

test.each([
  ['without dates: the lowest of all', null, 149],
  ['outside every season', { checkIn: '2026-04-10', checkOut: '2026-04-12' }, 189],
  [
    'in overlapping seasons: the first counts',
    { checkIn: '2026-12-23', checkOut: '2026-12-27' },
    259,
  ],
  ['in a season beyond New Year', { checkIn: '2027-01-04', checkOut: '2027-01-06' }, 259],
  ['on the last night of a season', { checkIn: '2027-02-28', checkOut: '2027-03-01' }, 149],
  [
    'across seasons: the lowest of the nights',
    { checkIn: '2027-02-27', checkOut: '2027-03-03' },
    149,
  ],
  [
    'before a season: the day of departure is no night',
    { checkIn: '2026-11-29', checkOut: '2026-12-01' },
    189,
  ],
])('the price shown is right %s', (_, stay, dollars) => {
  expect(nightlyFrom(prices, stay)).toBe(dollars)
})

test('a price that no night has is not the lowest', () => {
  const seasons = [
    { season: 'Cool', begins: '10-01', ends: '03-31', nightly: 150 },
    { season: 'Warm', begins: '04-01', ends: '09-30', nightly: 210 },
    { season: 'Hidden', begins: '07-01', ends: '07-31', nightly: 80 },
  ]
  expect(nightlyFrom({ nightly: 90, seasons })).toBe(150)
})

test.each([
  [{ ...prices, nightly: 189.5 }, 'must be a whole number of dollars'],
  [season({ begins: '02-30' }), 'must be a month and a day of it, such as 03-01 for March 1'],
  [season({ ends: '31-05' }), 'must be a month and a day of it, such as 03-01 for March 1'],
])('a price that makes no sense is refused, with what to do', (given, message) => {
  expect(pricesSchema.safeParse(given).error?.issues.map((issue) => issue.message)).toEqual([
    message,
  ])
})

test('February 29 may begin or end a season', () => {
  expect(pricesSchema.safeParse(season({ ends: '02-29' })).success).toBe(true)
})

function season(changes: Partial<Prices['seasons'][number]>): Prices {
  return {
    nightly: 189,
    seasons: [{ season: 'Spring', begins: '02-01', ends: '05-31', nightly: 219, ...changes }],
  }
}
