import { describe, expect, test } from 'vitest'
import { dayOfLocalDate, localDateOf, nightsBetween, shortDay, todayIn } from './days.ts'

describe('days at the property', () => {
  test('today is the day in Texas, also when the visitor has tomorrow already', () => {
    const lateEveningInTexas = new Date('2026-11-22T04:30:00Z')
    expect(todayIn('America/Chicago', lateEveningInTexas)).toBe('2026-11-21')
    expect(todayIn('Pacific/Auckland', lateEveningInTexas)).toBe('2026-11-22')
  })

  test('a day survives the way through a calendar widget', () => {
    for (const day of ['2026-01-01', '2026-03-08', '2026-11-01', '2028-02-29']) {
      expect(dayOfLocalDate(localDateOf(day))).toBe(day)
    }
  })

  test('nights are counted by days, not by hours, over a change of the clock', () => {
    expect(nightsBetween('2026-03-07', '2026-03-09')).toBe(2)
    expect(nightsBetween('2026-10-31', '2026-11-02')).toBe(2)
  })

  test('a day reads as guests write it', () => {
    expect(shortDay('2026-11-21')).toBe('Sat, Nov 21')
  })
})
