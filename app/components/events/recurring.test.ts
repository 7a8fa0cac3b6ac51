import { expect, test } from 'vitest'
import type { CalendarEvent } from '#contracts/events.ts'
import { foldRecurring, recurrenceLine } from './event-days.ts'

const zone = 'America/Chicago'

function eventOn(day: string, summary: string): CalendarEvent {
  return { id: `${summary}-${day}`, summary, start: { date: day }, end: { date: day } }
}

const saturdays = ['2026-11-28', '2026-12-05', '2026-12-12']

test('the dates of a recurring event are one entry, at its next date', () => {
  const [market, faire] = foldRecurring(
    [
      eventOn('2026-11-28', 'Market'),
      eventOn('2026-12-01', 'Faire'),
      eventOn('2026-12-05', 'Market'),
    ],
    zone,
  )
  expect(market?.event.id).toBe('Market-2026-11-28')
  expect(market?.days).toEqual(['2026-11-28', '2026-12-05'])
  expect(faire?.days).toEqual(['2026-12-01'])
})

test('a weekly event says its weekday and its next days', () => {
  expect(recurrenceLine(saturdays)).toBe('Every Saturday · next: Nov 28, Dec 5')
})

test('an event is not called weekly for two dates, nor for uneven ones', () => {
  expect(recurrenceLine(saturdays.slice(0, 2))).toBe('Next: Nov 28, Dec 5')
  expect(recurrenceLine(['2026-12-04', '2027-01-01', '2027-02-05'])).toBe('Next: Dec 4, Jan 1')
})

test('an event that takes place once has no further days', () => {
  expect(recurrenceLine(['2026-11-28'])).toBeNull()
})
