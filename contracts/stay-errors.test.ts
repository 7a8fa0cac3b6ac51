import { expect, test } from 'vitest'
import { stayErrorsOn } from './stay-errors.ts'

const today = '2026-11-21'

test('a stay from today to the last day that can be booked has no mistakes', () => {
  expect(stayErrorsOn(today, null, null)).toEqual({})
  expect(stayErrorsOn(today, today, '2028-11-21')).toEqual({})
})

test.each([
  ['without its first day', null, '2026-11-25', 'checkIn'],
  ['without its last day', '2026-11-24', null, 'checkOut'],
  ['that began yesterday', '2026-11-20', '2026-11-25', 'checkIn'],
  ['of no night', '2026-11-24', '2026-11-24', 'checkOut'],
  ['that ends before it begins', '2026-11-24', '2026-11-23', 'checkOut'],
  ['that ends after two years', '2026-11-24', '2028-11-22', 'checkOut'],
])('a stay %s says at which field what to do', (_name, checkIn, checkOut, field) => {
  expect(Object.keys(stayErrorsOn(today, checkIn, checkOut))).toEqual([field])
})
