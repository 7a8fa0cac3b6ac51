import { expect, test } from 'vitest'
import {
  dayOfMonth,
  dayWithWeekday,
  fullDay,
  longDate,
  longDay,
  momentAt,
  monthName,
  shortDay,
  shortDayWithYear,
  shortMoment,
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

test.each([
  ['2025-07-01T04:59:00.000Z', 'June 30, 2025 at 11:59 PM CDT'],
  ['2025-12-01T06:00:00.000Z', 'December 1, 2025 at 12:00 AM CST'],
])('%s reads as %s at the property', (instant, text) => {
  expect(momentAt(instant, 'America/Chicago')).toBe(text)
  expect(text).toContain(longDate(instant, 'America/Chicago'))
})

test('a short moment has plain spaces', () => {
  expect(shortMoment('2026-11-21T21:45:10Z', 'America/Chicago')).toBe('Nov 21, 2026, 3:45 PM')
})
