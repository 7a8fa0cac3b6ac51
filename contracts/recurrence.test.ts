import { expect, test } from 'vitest'
import { addDays, type Day } from './dates.ts'
import { recurrenceOf } from './recurrence.ts'

function daysOf(text: string, first: Day, count: number): Day[] {
  const days = Array.from({ length: count }, (_, at) => addDays(first, at))
  return days.filter((day) => recurrenceOf(text)?.isOn(day))
}

test.each([
  ['saturday', ['2026-12-05', '2026-12-12', '2026-12-19', '2026-12-26']],
  ['weekend', ['2026-12-05', '2026-12-12', '2026-12-19', '2026-12-26']],
  ['first friday', ['2026-12-04']],
  ['third weekend', ['2026-12-19']],
  ['last thursday', ['2026-12-31']],
  ['second and fourth sunday', ['2026-12-13', '2026-12-27']],
  ['first and last tuesday', ['2026-12-01', '2026-12-29']],
  ['other wednesday from 2026-12-09', ['2026-12-09', '2026-12-23']],
  ['other wednesday from 2026-11-25', ['2026-12-09', '2026-12-23']],
  ['december 24', ['2026-12-24']],
  ['2026-12-05', ['2026-12-05']],
])('%s is on these days of December 2026', (text, days) => {
  expect(daysOf(text, '2026-12-01', 31)).toEqual(days)
})

test('a day is every day, and a weekend lasts two', () => {
  expect(daysOf('day', '2026-12-01', 31)).toHaveLength(31)
  expect(recurrenceOf('third weekend')?.days).toBe(2)
  expect(recurrenceOf('third friday')?.days).toBe(1)
})

test('February 29 comes in leap years', () => {
  expect(daysOf('february 29', '2027-01-01', 1000)).toEqual(['2028-02-29'])
})

test('only what comes once a year or once is rare', () => {
  const rare = ['july 4', '2026-12-05']
  const others = ['day', 'saturday', 'first friday', 'other friday from 2026-01-09']
  expect([...rare, ...others].map((text) => recurrenceOf(text)?.isRare)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})

test.each([
  '',
  'Saturday',
  'fifth friday',
  'first',
  'first and friday',
  'other friday',
  'other friday from 2026-01-10',
  'other friday from tomorrow',
  'february 30',
  'july 04',
  'july 0',
  '2026-02-29',
  'constructor',
])('%j is no recurrence', (text) => {
  expect(recurrenceOf(text)).toBeNull()
})
