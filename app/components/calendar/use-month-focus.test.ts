import { expect, test } from 'vitest'
import { dayAfterKey } from './use-month-focus.ts'

const reach = { first: '2026-11-01', last: '2028-11-30' }

test.each([
  ['ArrowLeft', '2026-12-24'],
  ['ArrowRight', '2026-12-26'],
  ['ArrowUp', '2026-12-18'],
  ['ArrowDown', '2027-01-01'],
  ['PageUp', '2026-11-25'],
  ['PageDown', '2027-01-25'],
  ['Home', '2026-12-20'],
  ['End', '2026-12-26'],
])('%s moves from Christmas 2026 to %s', (key, day) => {
  expect(dayAfterKey('2026-12-25', key, false, reach)).toBe(day)
})

test('with Shift, Page Up and Page Down move by years', () => {
  expect(dayAfterKey('2027-12-25', 'PageUp', true, reach)).toBe('2026-12-25')
  expect(dayAfterKey('2026-12-25', 'PageDown', true, reach)).toBe('2027-12-25')
})

test('the focus stays within the calendar', () => {
  expect(dayAfterKey('2026-11-03', 'ArrowUp', false, reach)).toBe('2026-11-01')
  expect(dayAfterKey('2028-11-20', 'PageDown', true, reach)).toBe('2028-11-30')
})

test('other keys move nothing', () => {
  expect(dayAfterKey('2026-12-25', 'Enter', false, reach)).toBeNull()
})
