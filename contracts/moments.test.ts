import { expect, test } from 'vitest'
import { longDate, momentAt, shortMoment } from './moments.ts'

test.each([
  ['2025-07-01T04:59:00.000Z', 'June 30, 2025 at 11:59 PM CDT'],
  ['2025-12-01T06:00:00.000Z', 'December 1, 2025 at 12:00 AM CST'],
])('%s reads as %s at the property', (instant, text) => {
  expect(momentAt(instant, 'America/Chicago')).toBe(text)
  expect(text).toContain(longDate(instant, 'America/Chicago'))
})

test('a short moment has plain spaces', () => {
  expect(shortMoment('2026-11-21T21:45:10Z', 'America/Chicago')).toBe('Nov 21, 2026, 3:45 PM')
})
