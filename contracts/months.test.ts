import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, monthOf } from './dates.ts'
import { addMonths, lastDayOf, weekdayOf, weeksOf } from './months.ts'

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
