import { expect, test } from 'vitest'
import { propertyMoment } from './property-moment.ts'

test.each([
  ['2025-07-01T04:59:00.000Z', 'June 30, 2025 at 11:59 PM CDT'],
  ['2025-12-01T06:00:00.000Z', 'December 1, 2025 at 12:00 AM CST'],
])('%s reads as %s', (instant, text) => {
  expect(propertyMoment(instant)).toBe(text)
})
