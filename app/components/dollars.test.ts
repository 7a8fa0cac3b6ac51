import { expect, test } from 'vitest'
import { dollars } from './dollars.ts'

test.each([
  [10_000, '$100'],
  [9950, '$99.50'],
  [1, '$0.01'],
  [123_456_700, '$1,234,567'],
])('%i cents read as %s', (cents, text) => {
  expect(dollars(cents)).toBe(text)
})
