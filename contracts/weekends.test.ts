import { expect, test } from 'vitest'
import { weekendsFrom } from './weekends.ts'

test.each([
  ['Monday', '2026-11-23', '2026-11-27', '2026-11-29', '2026-12-04'],
  ['Thursday', '2026-11-26', '2026-11-27', '2026-11-29', '2026-12-04'],
  ['Friday', '2026-11-27', '2026-11-27', '2026-11-29', '2026-12-04'],
  ['Saturday', '2026-11-28', '2026-11-28', '2026-11-29', '2026-12-04'],
  ['Sunday', '2026-11-29', '2026-12-04', '2026-12-06', '2026-12-11'],
  ['the last days of a year', '2026-12-30', '2027-01-01', '2027-01-03', '2027-01-08'],
])(
  'on %s, this weekend is what is left of it, and the next is a week later',
  (_, first, from, to, next) => {
    const [thisOne, nextOne] = weekendsFrom(first)
    expect(thisOne).toEqual({ checkIn: from, checkOut: to })
    expect(nextOne.checkIn).toBe(next)
  },
)
