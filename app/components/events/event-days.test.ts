// spec: 2/events, 4/events
import { describe, expect, test } from 'vitest'
import { nearnessLabels } from '#content/events.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { monthName, shortDay } from '#contracts/date-formats.ts'
import { firstDayOf, lastDayOf } from '#contracts/event-days.ts'
import { daysLine, daysOf, isOnDay, nearnessOf, timeLine } from './event-days.ts'

const timeZone = 'America/Chicago'

type Span = Pick<CalendarEvent, 'start' | 'end'>

const on = (start: string, end: string): Span => ({ start: { date: start }, end: { date: end } })
const at = (start: string, end: string): Span => ({
  start: { dateTime: start },
  end: { dateTime: end },
})

const lavenderWeekend = on('2025-06-13', '2025-06-16')
const market = at('2026-11-28T10:00:00-06:00', '2026-11-28T13:00:00-06:00')

/** Node rereads TZ for each date. */
describe.each(['Pacific/Auckland', 'Pacific/Honolulu', 'America/Chicago'])(
  'for a visitor in %s',
  (zone) => {
    const inZone = <Result>(read: () => Result): Result => {
      const before = process.env['TZ']
      process.env['TZ'] = zone
      try {
        return read()
      } finally {
        if (before === undefined) delete process.env['TZ']
        else process.env['TZ'] = before
      }
    }

    test('the zone of the visitor is what the test says', () => {
      const zoneNow = () => new Intl.DateTimeFormat().resolvedOptions().timeZone
      expect(inZone(zoneNow)).toBe(zone)
    })

    test('a whole-day event never moves to another day', () => {
      const day = on('2025-07-04', '2025-07-05')
      expect(inZone(() => [firstDayOf(day, timeZone), lastDayOf(day, timeZone)])).toEqual([
        '2025-07-04',
        '2025-07-04',
      ])
      expect(inZone(() => daysLine(day, timeZone))).toBe('Friday, July 4, 2025')
      expect(inZone(() => timeLine(day, timeZone))).toBe('All day')
    })

    test('several whole days end on their last, not on the day after', () => {
      expect(inZone(() => daysLine(lavenderWeekend, timeZone))).toBe(
        'Fri, Jun 13 – Sun, Jun 15, 2025',
      )
      expect(inZone(() => daysOf(lavenderWeekend, timeZone))).toEqual([
        '2025-06-13',
        '2025-06-14',
        '2025-06-15',
      ])
    })

    test('a timed event is told in the time of the property', () => {
      expect(inZone(() => daysLine(market, timeZone))).toBe('Saturday, November 28, 2026')
      expect(inZone(() => timeLine(market, timeZone))).toBe('10:00 AM – 1:00 PM CST')
    })

    test('an instant given in another zone is on the day of the property', () => {
      const evening = at('2025-07-05T02:00:00Z', '2025-07-05T03:30:00Z')
      expect(inZone(() => daysLine(evening, timeZone))).toBe('Friday, July 4, 2025')
      expect(inZone(() => timeLine(evening, timeZone))).toBe('9:00 PM – 10:30 PM CDT')
    })

    test('a leaf and a month show the day as it is', () => {
      expect(inZone(() => shortDay('2026-01-01'))).toBe('Thu, Jan 1')
      expect(inZone(() => monthName('2026-01'))).toBe('January 2026')
    })
  },
)

test('an event over new year names both years', () => {
  expect(daysLine(on('2025-12-31', '2026-01-02'), timeZone)).toBe(
    'Wed, Dec 31, 2025 – Thu, Jan 1, 2026',
  )
})

test('an event of one moment has one time', () => {
  const moment = at('2025-06-07T07:00:00-05:00', '2025-06-07T07:00:00-05:00')
  expect(timeLine(moment, timeZone)).toBe('7:00 AM CDT')
})

test('a dance that ends after midnight belongs to its evening', () => {
  expect(daysOf(at('2025-06-07T20:00:00-05:00', '2025-06-08T01:00:00-05:00'), timeZone)).toEqual([
    '2025-06-07',
  ])
})

test('a fair that ends at midnight does not touch the day after', () => {
  expect(lastDayOf(at('2025-06-06T10:00:00-05:00', '2025-06-09T00:00:00-05:00'), timeZone)).toBe(
    '2025-06-08',
  )
})

test('an event that ends before it begins is on the day it begins', () => {
  expect(daysOf(on('2025-06-07', '2025-06-01'), timeZone)).toEqual(['2025-06-07'])
})

test('days are counted through both changes of the clock', () => {
  expect(daysOf(on('2026-03-07', '2026-03-10'), timeZone)).toHaveLength(3)
  expect(daysOf(on('2026-10-31', '2026-11-03'), timeZone)).toHaveLength(3)
})

test.each([
  ['2025-06-12', false],
  ['2025-06-13', true],
  ['2025-06-15', true],
  ['2025-06-16', false],
])('on %s the weekend of the 13th is on: %s', (day, isOn) => {
  expect(isOnDay(lavenderWeekend, day, timeZone)).toBe(isOn)
})

test.each([
  ['2025-06-12', 'Past'],
  ['2025-06-13', 'Today'],
  ['2025-06-14', 'Tomorrow'],
  ['2025-06-15', 'This Week'],
  ['2025-06-20', 'This Week'],
  ['2025-06-21', 'This Month'],
  ['2025-07-13', 'This Month'],
  ['2025-07-14', 'Upcoming'],
])('on the 13th of June an event of %s is called %s', (date, label) => {
  expect(nearnessLabels[nearnessOf({ start: { date } }, '2025-06-13', timeZone)]).toBe(label)
})

test('an event of tonight is today, not tomorrow', () => {
  const tonight = { start: { dateTime: '2025-06-13T23:30:00-05:00' } }
  expect(nearnessOf(tonight, '2025-06-13', timeZone)).toBe('today')
})
