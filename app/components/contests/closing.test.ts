import { expect, test } from 'vitest'
import { closingOf } from './closing.ts'

test.each([
  ['in winter', '2026-12-09T06:00:00.000Z', 'December 8, 2026'],
  ['in summer', '2026-07-01T05:00:00.000Z', 'June 30, 2026'],
])('what ends at midnight %s lasts through the day before', (_, endDate, text) => {
  expect(closingOf(endDate, 'America/Chicago')).toEqual({ isWholeDay: true, text })
})

test('what ends during a day says when', () => {
  expect(closingOf('2026-12-09T03:00:00.000Z', 'America/Chicago')).toEqual({
    isWholeDay: false,
    text: 'December 8, 2026 at 9:00 PM CST',
  })
})
