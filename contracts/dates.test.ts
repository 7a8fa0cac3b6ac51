// spec: 5/contest
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  dayOfLocalDate,
  instantOfLocalTime,
  isDay,
  lastDayOf,
  localDateOf,
  localTimeOf,
  monthOf,
  nightsBetween,
  todayIn,
  weekdayOf,
  weeksOf,
} from './dates.ts'

const zone = 'America/Chicago'
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

test.each([
  ['in summer', '2025-06-30T23:59', '2025-07-01T04:59:00.000Z'],
  ['in winter', '2025-12-01T00:00', '2025-12-01T06:00:00.000Z'],
  ['that spring leaves out, moved on by an hour', '2025-03-09T02:30', '2025-03-09T08:30:00.000Z'],
  ['just before the gap', '2025-03-09T01:59', '2025-03-09T07:59:00.000Z'],
  ['just after the gap', '2025-03-09T03:00', '2025-03-09T08:00:00.000Z'],
  ['that comes twice in autumn, the first', '2025-11-02T01:30', '2025-11-02T06:30:00.000Z'],
  ['with seconds', '2025-06-30T23:59:30', '2025-07-01T04:59:30.000Z'],
])('a time %s', (_, local, instant) => {
  expect(instantOfLocalTime(local, zone)).toBe(instant)
})

test.each(['', '2025-06-30', '2025-13-01T00:00', 'tomorrow', '2025-06-30T23:59Z'])(
  '%j is no time',
  (local) => {
    expect(instantOfLocalTime(local, zone)).toBeNull()
  },
)

test('agrees with Temporal at every minute and in every zone tried', () => {
  const zones = [zone, 'UTC', 'Europe/Dublin', 'Australia/Lord_Howe', 'Pacific/Apia', 'Asia/Tokyo']
  const minute = fc.date({
    min: new Date('2012-01-01T00:00:00Z'),
    max: new Date('2040-01-01T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(minute, fc.constantFrom(...zones), (date, timeZone) => {
      const local = date.toISOString().slice(0, 16)
      const expected = Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).toInstant()
      expect(instantOfLocalTime(local, timeZone)).toBe(
        expected.toString({ smallestUnit: 'millisecond' }),
      )
    }),
    { numRuns: 2000 },
  )
})

test('a moment that is shown and sent back is the same, but in the hour that autumn repeats', () => {
  const minute = fc.integer({ min: 25_000_000, max: 35_000_000 }).map((each) => each * 60_000)
  fc.assert(
    fc.property(minute, (at) => {
      const instant = new Date(at).toISOString()
      const back = Date.parse(String(instantOfLocalTime(localTimeOf(instant, zone), zone)))
      expect([at, at - 3_600_000]).toContain(back)
    }),
  )
})
