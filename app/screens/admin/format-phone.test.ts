// spec: 2/admin-reviews
import { expect, test } from 'vitest'
import { formatPhone } from './format-phone.ts'

test.each([
  ['5125550142', '(512) 555-0142'],
  ['512.555.0142', '(512) 555-0142'],
  ['+1 512 555 0142', '+1 512 555 0142'],
  ['n/a', 'n/a'],
])('%j is shown as %j', (given, shown) => {
  expect(formatPhone(given)).toBe(shown)
})
