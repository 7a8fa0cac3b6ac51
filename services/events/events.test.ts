// spec: 7/calendar-service
import { describe, expect, test } from 'vitest'
import type { CalendarEvent } from '#contracts/events.ts'
import { fixedClock } from '#integrations/clock.ts'
import { sampleSite } from '#tests/fixtures/property.ts'
import { noCalendar, type CalendarState } from './calendar.ts'
import { findEvent, listEvents } from './events.ts'
import { samplesOf } from './built-in.ts'

const sampleEvents = samplesOf(sampleSite)

const noonOfJune1 = '2025-06-01T12:00:00Z'

function partsAt(now: string, state: Partial<CalendarState> = {}) {
  const current = () => ({ ...noCalendar.current(), ...state })
  return { site: sampleSite, clock: fixedClock(now), calendar: { ...noCalendar, current } }
}

function idsAt(now: string, events: readonly CalendarEvent[] = []) {
  return listEvents(partsAt(now, { events })).list.items.map(({ id }) => id)
}

const timed = (id: string, start: string, end = start): CalendarEvent => ({
  id,
  summary: 'Porch Coffee',
  start: { dateTime: start },
  end: { dateTime: end },
})

const wholeDays = (id: string, date: string, end: string): CalendarEvent => ({
  id,
  summary: 'Makers Weekend',
  start: { date },
  end: { date: end },
})

describe('the list of events', () => {
  test('includes events starting at this very moment and none that started before', () => {
    const events = [
      timed('before', '2025-06-01T06:59:59.999-05:00'),
      timed('now', '2025-06-01T07:00:00-05:00'),
    ]
    const ids = idsAt(noonOfJune1, events)
    expect(ids).toContain('now')
    expect(ids).not.toContain('before')
  })

  test('includes an all-day event until its day is over at the property', () => {
    const events = [wholeDays('today', '2025-06-10', '2025-06-11')]
    // One minute before midnight, and midnight, in Wimberley.
    expect(idsAt('2025-06-11T04:59:00Z', events)).toContain('today')
    expect(idsAt('2025-06-11T05:00:00Z', events)).not.toContain('today')
  })

  test('includes an event of several days until its last is over at the property', () => {
    const events = [
      wholeDays('days', '2025-06-06', '2025-06-09'),
      timed('fair', '2025-06-06T10:00:00-05:00', '2025-06-08T17:00:00-05:00'),
      timed('dance', '2025-06-06T20:00:00-05:00', '2025-06-07T01:00:00-05:00'),
    ]
    expect(idsAt('2025-06-07T05:30:00Z', events)).toEqual(expect.arrayContaining(['days', 'fair']))
    expect(idsAt('2025-06-07T05:30:00Z', events)).not.toContain('dance')
    expect(idsAt('2025-06-08T21:59:00Z', events)).toContain('fair')
    expect(idsAt('2025-06-08T22:00:00Z', events)).not.toContain('fair')
    expect(idsAt('2025-06-09T04:59:00Z', events)).toContain('days')
    expect(idsAt('2025-06-09T05:00:00Z', events)).not.toContain('days')
  })

  test('is sorted by start, whatever the source', () => {
    const { items } = listEvents(
      partsAt(noonOfJune1, {
        events: [
          timed('late', '2025-12-24T18:00:00-06:00'),
          wholeDays('days', '2025-06-07', '2025-06-08'),
          timed('auckland', '2025-06-05T09:00:00+12:00'),
        ],
      }),
    ).list
    const ids = items.map(({ id }) => id)
    const order = [
      'auckland',
      'art-walk-2025-06-06',
      'days',
      'wimberley-market-days-2025-06',
      'late',
    ]
    expect(ids.filter((id) => order.includes(id))).toEqual(order)
  })

  test("appends the built-in events to the calendar's", () => {
    const deps = partsAt(noonOfJune1, { events: [timed('own', '2025-06-02T10:00:00-05:00')] })
    const { items, source } = listEvents(deps).list
    expect(source).toBe('live')
    expect(items.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['own', ...sampleEvents.map(({ id }) => id)]),
    )
  })

  test('has the built-in events, and no banner, when the calendar is empty', () => {
    const updatedAt = Temporal.Instant.from('2025-06-01T11:55:00Z')
    const { list } = listEvents(partsAt(noonOfJune1, { updatedAt }))
    expect(list).toMatchObject({
      source: 'built-in',
      error: null,
      updatedAt: '2025-06-01T11:55:00.000Z',
    })
    expect(list.items.length).toBeGreaterThanOrEqual(sampleEvents.length)
  })

  test("has the built-in events when all of the calendar's have started", () => {
    const over = [timed('over', '2025-06-01T06:00:00-05:00')]
    expect(listEvents(partsAt(noonOfJune1, { events: over })).list.source).toBe('built-in')
  })

  test('is never empty in later years', () => {
    const ids = idsAt('2031-02-14T12:00:00Z')
    expect(ids.filter((id) => id.startsWith('farmers-market-'))).toHaveLength(8)
    expect(ids).toContain('art-walk-2031-03-07')
    expect(ids).toContain('market-days-2031-03-01')
  })

  test('lists a regular event once if a built-in or live event repeats it', () => {
    const live = {
      ...timed('own', '2025-06-14T15:00:00Z', '2025-06-14T18:00:00Z'),
      summary: 'farmers market',
    }
    const ids = idsAt(noonOfJune1, [live])
    expect(ids).toContain('wimberley-market-days-2025-06')
    expect(ids).not.toContain('market-days-2025-06-07')
    expect(ids).toContain('own')
    expect(ids).not.toContain('farmers-market-2025-06-14')
    expect(ids).toContain('farmers-market-2025-06-21')
  })
})

describe('the list is valid for', () => {
  const endAt = (now: string, events: readonly CalendarEvent[] = []) =>
    listEvents(partsAt(now, { events })).expiresAt.toString()

  test('five minutes if nothing happens', () => {
    expect(endAt(noonOfJune1)).toBe('2025-06-01T12:05:00Z')
  })

  test('until the next start', () => {
    expect(endAt(noonOfJune1, [timed('soon', '2025-06-01T07:01:00-05:00')])).toBe(
      '2025-06-01T12:01:00Z',
    )
  })

  test('until midnight at the property, when a day of regular events joins', () => {
    expect(endAt('2025-06-10T04:58:00Z')).toBe('2025-06-10T05:00:00Z')
  })
})

describe('an event', () => {
  test('is found while the calendar lists it, over or not', () => {
    const deps = partsAt(noonOfJune1, { events: [timed('over', '2025-05-01T10:00:00-05:00')] })
    expect(findEvent(deps, 'over').summary).toBe('Porch Coffee')
  })

  test('from the rules is found as far ahead as the list goes, and in the past', () => {
    const deps = partsAt('2026-11-21T12:00:00Z')
    expect(findEvent(deps, 'farmers-market-2025-03-08').summary).toBe('Farmers Market')
    expect(findEvent(deps, 'farmers-market-2027-01-09').summary).toBe('Farmers Market')
    expect(() => findEvent(deps, 'farmers-market-2027-01-16')).toThrow('There is no such event.')
  })

  test.each(['farmers-market-2025-02-30', 'farmers-market-', 'farmers-market-2025-99-99'])(
    '%s does not exist',
    (id) => expect(() => findEvent(partsAt(noonOfJune1), id)).toThrow('There is no such event.'),
  )
})
