import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  isDay,
  lastDayOf,
  monthOf,
  weekdayOf,
  weeksOf,
} from './day-arithmetic.ts'

const { PlainDate } = Temporal
const someDay = fc
  .integer({ min: 0, max: 40_000 })
  .map((days) => PlainDate.from('1990-01-01').add({ days }).toString())
const someCount = fc.integer({ min: -800, max: 800 })

test('days and months are counted as the calendar counts them', () => {
  fc.assert(
    fc.property(someDay, someCount, (day, count) => {
      const date = PlainDate.from(day)
      expect(addDays(day, count)).toBe(date.add({ days: count }).toString())
      expect(addMonths(day, count)).toBe(date.add({ months: count }).toString())
      expect(weekdayOf(day)).toBe(date.dayOfWeek % 7)
      expect(lastDayOf(monthOf(day))).toBe(date.with({ day: date.daysInMonth }).toString())
    }),
  )
})

test('the weeks of a month hold each of its days once, every one under its weekday', () => {
  fc.assert(
    fc.property(someDay, (day) => {
      const weeks = weeksOf(monthOf(day))
      expect(weeks.every((week) => week.length === 7)).toBe(true)
      for (const week of weeks) {
        expect(week.some((each) => each !== null)).toBe(true)
        const weekdays = week.map((each, at) => (each === null ? at : weekdayOf(each)))
        expect(weekdays).toEqual([0, 1, 2, 3, 4, 5, 6])
      }
      const days = weeks.flat().filter((each) => each !== null)
      expect(days).toEqual(days.toSorted())
      expect(days.length).toBe(PlainDate.from(day).daysInMonth)
    }),
  )
})

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
