import { expect, test } from 'vitest'
import {
  dayOfMonth,
  dayWithWeekday,
  fullDay,
  longDay,
  monthName,
  shortDay,
  shortDayWithYear,
  spokenDay,
} from './date-formats.ts'

test('days have the names that guests read', () => {
  expect(shortDay('2026-11-21')).toBe('Sat, Nov 21')
  expect(shortDayWithYear('2026-11-21')).toBe('Sat, Nov 21, 2026')
  expect(longDay('2026-12-05')).toBe('December 5, 2026')
  expect(dayWithWeekday('2026-12-25')).toBe('Friday, December 25')
  expect(dayOfMonth('2026-12-05')).toBe('December 5')
  expect(fullDay('2026-12-25')).toBe('Friday, December 25, 2026')
  expect(monthName('2027-01')).toBe('January 2027')
})

test.each([
  ['2026-12-01', 'Tuesday, December 1st, 2026'],
  ['2026-12-02', 'Wednesday, December 2nd, 2026'],
  ['2026-12-11', 'Friday, December 11th, 2026'],
  ['2026-12-23', 'Wednesday, December 23rd, 2026'],
])('%s is spoken as %s', (day, spoken) => {
  expect(spokenDay(day)).toBe(spoken)
})
