import { expect, test } from 'vitest'
import { titleBesideValue } from './prize-title.ts'

test.each([
  ['$100 gift card', 10_000, 'Gift card'],
  ['Gift card', 10_000, 'Gift card'],
  ['$1000 gift card', 10_000, '$1000 gift card'],
  ['$100', 10_000, '$100'],
  ['$99.50 voucher', 9950, 'Voucher'],
])('%s worth %s cents is called %s beside its value', (title, cents, shown) => {
  expect(titleBesideValue(title, cents)).toBe(shown)
})
