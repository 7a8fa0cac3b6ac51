import { expect, test } from 'vitest'
import { daysFromAddress, nothingChosen, sensibleDays } from './chosen-days.ts'

const today = '2026-11-21'

test.each([
  [
    'a stay from today',
    { checkIn: today, checkOut: '2026-11-23' },
    { checkIn: today, checkOut: '2026-11-23' },
  ],
  ['a past arrival', { checkIn: '2026-11-20', checkOut: '2026-11-23' }, nothingChosen],
  [
    'reversed days',
    { checkIn: '2026-11-25', checkOut: '2026-11-23' },
    { checkIn: '2026-11-25', checkOut: null },
  ],
  ['a stay of no night', { checkIn: today, checkOut: today }, { checkIn: today, checkOut: null }],
  [
    'a stay that ends in two years',
    { checkIn: '2028-11-19', checkOut: '2028-11-21' },
    { checkIn: '2028-11-19', checkOut: '2028-11-21' },
  ],
  [
    'one that ends a day later',
    { checkIn: '2028-11-19', checkOut: '2028-11-22' },
    { checkIn: '2028-11-19', checkOut: null },
  ],
  ['one that begins later', { checkIn: '2028-11-22', checkOut: '2028-11-23' }, nothingChosen],
  ['a departure alone', { checkIn: null, checkOut: '2026-11-23' }, nothingChosen],
])('of %s only what can be booked is kept', (_name, typed, kept) => {
  expect(sensibleDays(typed, today)).toEqual(kept)
})

test.each([
  ['?from=2026-12-10&to=2026-12-13', { checkIn: '2026-12-10', checkOut: '2026-12-13' }],
  ['?from=2026-12-10', { checkIn: '2026-12-10', checkOut: null }],
  ['?from=2026-12-10&to=2026-12-09', { checkIn: '2026-12-10', checkOut: null }],
  ['?from=2026-11-20&to=2026-12-13', nothingChosen],
  ['?from=zzz&to=zzzz', nothingChosen],
  ['', nothingChosen],
])('the address %j carries the days that can be', (query, days) => {
  expect(daysFromAddress(query, today)).toEqual(days)
})
