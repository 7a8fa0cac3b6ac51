import { expect, test } from 'vitest'
import { dollars, titleBesideValue } from './prize-value.ts'

test.each([
  [10_000, '$100'],
  [9950, '$99.50'],
  [1, '$0.01'],
  [123_456_700, '$1,234,567'],
])('%i cents read as %s', (cents, text) => {
  expect(dollars(cents)).toBe(text)
})

test.each([
  ['$100 gift card', 10_000, 'Gift card'],
  ['Gift card', 10_000, 'Gift card'],
  ['$1000 gift card', 10_000, '$1000 gift card'],
  ['$100', 10_000, '$100'],
  ['$99.50 voucher', 9950, 'Voucher'],
])('%s worth %s cents is called %s beside its value', (title, cents, shown) => {
  expect(titleBesideValue(title, cents)).toBe(shown)
})
