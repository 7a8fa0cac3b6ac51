import { expect, test } from 'vitest'
import { isDay, nightsBetween, todayIn } from './dates.ts'

test.each(['2026-02-30', '2026-13-01', '2026-2-3', '20260203', '', 'today', '2026-02-03T00:00'])(
  '%j is no day',
  (text) => {
    expect(isDay(text)).toBe(false)
  },
)

test('the 29th of February is a day in leap years only', () => {
  expect(isDay('2028-02-29')).toBe(true)
  expect(isDay('2027-02-29')).toBe(false)
})

test('today is the day in Texas, also when the visitor has tomorrow already', () => {
  const lateEveningInTexas = new Date('2026-11-22T04:30:00Z')
  expect(todayIn('America/Chicago', lateEveningInTexas)).toBe('2026-11-21')
  expect(todayIn('Pacific/Auckland', lateEveningInTexas)).toBe('2026-11-22')
})

test('nights are counted by days, not by hours, over a change of the clock', () => {
  expect(nightsBetween('2026-03-07', '2026-03-09')).toBe(2)
  expect(nightsBetween('2026-10-31', '2026-11-02')).toBe(2)
})
