import { expect, test } from 'vitest'
import {
  dayOfMonth,
  dayWithWeekday,
  fullDay,
  longDay,
  monthName,
  shortDay,
  shortDayWithYear,
  shortStay,
  spokenDay,
  yearIfFar,
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

test('a stay names its month once only if both days are in the same one of the same year', () => {
  expect(shortStay({ checkIn: '2026-11-24', checkOut: '2026-11-27' })).toBe('Nov 24 – 27')
  expect(shortStay({ checkIn: '2026-12-28', checkOut: '2027-01-08' })).toBe('Dec 28 – Jan 8')
  expect(shortStay({ checkIn: '2026-11-28', checkOut: '2027-11-20' })).toBe('Nov 28 – Nov 20')
})

test('a day that could be taken for one of the coming months names its year', () => {
  const today = '2026-11-27'
  expect(yearIfFar('2027-01-08', today)).toBe('')
  expect(yearIfFar('2027-11-20', today)).toBe(', 2027')
  expect(yearIfFar('2028-11-06', today)).toBe(', 2028')
})
