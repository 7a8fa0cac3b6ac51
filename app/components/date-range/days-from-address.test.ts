import { expect, test } from 'vitest'
import { nothingChosen } from './chosen-days.ts'
import { daysFromAddress } from './days-from-address.ts'

const today = '2026-11-21'

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
