import { expect, test } from 'vitest'
import { nextCheckIn } from './next-check-in.ts'

const facts = { timeZone: 'America/Chicago', checkInUntil: '20:00' }

test.each([
  ['before check-in ends', '2026-11-28T01:59:59Z', '2026-11-27'],
  ['as it ends', '2026-11-28T02:00:00Z', '2026-11-28'],
  ['at 9:30 PM', '2026-11-28T03:30:00Z', '2026-11-28'],
  ['after midnight', '2026-11-28T06:00:00Z', '2026-11-28'],
  ['on the last evening of a year', '2027-01-01T03:00:00Z', '2027-01-01'],
])('%s, guests can check in next on the right day', (_, now, day) => {
  expect(nextCheckIn(facts, new Date(now))).toBe(day)
})
