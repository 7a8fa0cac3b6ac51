import ical from 'node-ical'
import { describe, expect, test } from 'vitest'
import type { CalendarEvent, EventList } from '#contracts/events.ts'
import { fixedClock } from '#integrations/clock.ts'
import { noCalendar, type Calendar } from '#services/events/calendar.ts'
import { apiWith } from '#tests/fixtures/api.ts'
import { sampleSite } from '#tests/fixtures/property.ts'
import { eventsApi } from './events.ts'
import { samplesOf } from '#services/events/built-in.ts'

const sampleEvents = samplesOf(sampleSite)

const origin = 'https://cabins.example'
const testNow = '2025-06-01T12:00:00Z'

function eventsAt(now = testNow, calendar: Calendar = noCalendar) {
  return apiWith(eventsApi({ site: sampleSite, calendar, clock: fixedClock(now), origin }))
}

function calendarWith(events: readonly CalendarEvent[]): Calendar {
  const updatedAt = Temporal.Instant.from(testNow)
  return { ...noCalendar, current: () => ({ events, updatedAt, error: null }) }
}

describe('GET /api/events', () => {
  test('returns the built-in events without a calendar, and no banner', async () => {
    const response = await (await eventsAt()).inject('/api/events')
    const list = response.json<EventList>()
    expect(response.statusCode).toBe(200)
    expect(list).toMatchObject({ source: 'built-in', error: null, updatedAt: null })
    expect(list.items.map(({ id }) => id)).toEqual(
      expect.arrayContaining(sampleEvents.map(({ id }) => id)),
    )
  })

  test('may be cached for five minutes if nothing starts before', async () => {
    const { headers } = await (await eventsAt()).inject('/api/events')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['expires']).toBe('Sun, 01 Jun 2025 12:05:00 GMT')
  })

  test('may be cached only until the next event starts', async () => {
    const app = await eventsAt('2025-06-07T11:57:30Z')
    const { headers } = await app.inject('/api/events')
    expect(headers['expires']).toBe('Sat, 07 Jun 2025 12:00:00 GMT')
  })

  test('returns only the fields of the specification', async () => {
    const [sample] = sampleEvents
    const own = {
      ...sample,
      id: 'own',
      isSample: undefined,
      creator: { email: 'somebody@calendar.example' },
    }
    const app = await eventsAt(testNow, calendarWith([own as CalendarEvent]))
    const { items } = (await app.inject('/api/events')).json<EventList>()
    const told = items.find(({ id }) => id === 'own')
    expect(Object.keys(told ?? {}).toSorted()).toEqual(
      ['description', 'end', 'id', 'location', 'start', 'summary'].toSorted(),
    )
  })

  test('marks the sample events and no others', async () => {
    const { items } = (await (await eventsAt()).inject('/api/events')).json<EventList>()
    const marked = items.filter(({ isSample }) => isSample).map(({ id }) => id)
    expect(marked).toEqual(sampleEvents.map(({ id }) => id))
    expect(items.length).toBeGreaterThan(marked.length)
  })
})

describe('GET /api/events/{id}', () => {
  test('returns a past event', async () => {
    const app = await eventsAt('2026-11-21T12:00:00Z')
    const { statusCode, body } = await app.inject('/api/events/wimberley-market-days-2025-07')
    expect(statusCode).toBe(200)
    expect(body).toContain('2025-07-05T07:00:00-05:00')
  })

  test('returns an occurrence of a regular event', async () => {
    const app = await eventsAt('2026-11-21T12:00:00Z')
    const { statusCode, body } = await app.inject('/api/events/farmers-market-2026-11-28')
    expect(statusCode).toBe(200)
    expect(body).toContain('2026-11-28T10:00:00-06:00')
  })

  test.each(['no-such-event', 'farmers-market-2026-11-29', 'farmers-market-2031-01-04', 'refresh'])(
    'does not find %s',
    async (id) => {
      const app = await eventsAt('2026-11-21T12:00:00Z')
      expect((await app.inject(`/api/events/${id}`)).statusCode).toBe(404)
      const file = await app.inject(`/api/events/${id}/event.ics`)
      expect(file.statusCode).toBe(404)
      expect(file.headers['content-disposition']).toBeUndefined()
    },
  )
})

describe('GET /api/events/{id}/event.ics', () => {
  const timed = 'wimberley-market-days-2025-12'
  const wholeDays = 'blanco-lavender-weekend-2025-06'
  const read = async (id: string) => (await eventsAt()).inject(`/api/events/${id}/event.ics`)
  const eventIn = (text: string) => {
    const [event] = Object.values(ical.sync.parseICS(text)).filter(
      (part) => part?.type === 'VEVENT',
    )
    if (!event) throw new Error('There is no event in the file.')
    return event
  }

  test('is a calendar file named after the event', async () => {
    const { headers } = await read(timed)
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(headers['content-disposition']).toBe(`attachment; filename=${timed}.ics`)
  })

  test('is parsed by another library as the same event, the instant unchanged', async () => {
    const event = eventIn((await read(timed)).body)
    expect(event).toMatchObject({
      uid: `${timed}@cabins.example`,
      summary: 'Market Days',
      location: 'Market field, Wimberley, TX',
    })
    expect(event.start.toISOString()).toBe('2025-12-06T13:00:00.000Z')
    expect(event.end?.toISOString()).toBe('2025-12-06T21:00:00.000Z')
  })

  // The process's zone is the server's and the reader's: neither may shift anything.
  test.each(['Pacific/Auckland', 'Pacific/Honolulu'])(
    'dates and instants stay the same in %s',
    async (zone) => {
      using _elsewhere = inZone(zone)
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
      const { start, end, datetype } = eventIn((await read(wholeDays)).body)
      expect(datetype).toBe('date')
      expect([localDay(start), localDay(end)]).toEqual(['2025-06-13', '2025-06-16'])
      const inTime = eventIn((await read(timed)).body)
      expect(inTime.start.toISOString()).toBe('2025-12-06T13:00:00.000Z')
    },
  )

  test('keeps every character of a text, in lines of at most 75 octets', async () => {
    const [sample] = sampleEvents
    const description = `Fiddles; boots, and "more" \\ 🎻 über\nBEGIN:VALARM ${'ä🎻'.repeat(60)}`
    const event = { ...sample, id: 'odd-text', description } as CalendarEvent
    const app = await eventsAt(testNow, calendarWith([event]))
    const { body } = await app.inject('/api/events/odd-text/event.ics')
    expect(eventIn(body).description).toBe(description)
    const lengths = body.split('\r\n').map((line) => Buffer.byteLength(line))
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
    expect(body.replaceAll('\r\n', '')).not.toContain('\n')
  })

  test('an event without a duration has a start and no end', async () => {
    const start = { dateTime: '2025-06-10T18:00:00-05:00' }
    const event = { id: 'moment', summary: 'Sunset toast', start, end: start }
    const app = await eventsAt(testNow, calendarWith([event]))
    const { body } = await app.inject('/api/events/moment/event.ics')
    expect(body).toContain('DTSTART:20250610T230000Z')
    expect(body).not.toContain('DTEND')
  })
})

/** Changes the process's zone until the end of the block. */
function inZone(zone: string): Disposable {
  const before = process.env.TZ
  process.env.TZ = zone
  return {
    [Symbol.dispose]() {
      if (before === undefined) delete process.env.TZ
      else process.env.TZ = before
    },
  }
}

function localDay(date: Date | undefined): string {
  const pad = (value = 0) => String(value).padStart(2, '0')
  return [date?.getFullYear(), pad((date?.getMonth() ?? 0) + 1), pad(date?.getDate())].join('-')
}
