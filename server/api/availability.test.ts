import ical from 'node-ical'
import { describe, expect, test } from 'vitest'
import { availabilitySchema, freeCabinsSchema } from '#contracts/availability.ts'
import { findFreeCabins } from '#services/free-cabins.ts'
import type { FeedBehaviour } from '#tests/fakes/feed.ts'
import { calendarOf, calendarWith, type Booking } from '#tests/fakes/feed-calendar.ts'
import { apiWith } from '#tests/fixtures/api.ts'
import { feedsOf, type FeedsOptions } from '#tests/fixtures/feeds.ts'
import { availabilityApi } from './availability.ts'

const origin = 'https://cabins.example'
const slug = 'texas-sage'

async function apiReading(feeds: Record<string, FeedBehaviour>, options: FeedsOptions = {}) {
  const fixture = await feedsOf(feeds, options)
  await fixture.read()
  return { ...fixture, app: await apiWith(availabilityApi({ ...fixture, origin })) }
}

function withBookings(...bookings: Booking[]): FeedBehaviour {
  return { kind: 'text', text: calendarOf(bookings) }
}

describe('GET /api/availability/{slug}', () => {
  test('answers every day from check-in to check-out, each once', async () => {
    const { app } = await apiReading({
      [slug]: withBookings(
        { checkIn: '2025-06-10', checkOut: '2025-06-12' },
        { checkIn: '2025-06-12', checkOut: '2025-06-13' },
      ),
    })
    const answer = await app.inject(`/api/availability/${slug}`)
    expect(answer.statusCode).toBe(200)
    expect(availabilitySchema.parse(answer.json())).toEqual({
      cabin: slug,
      hasFeed: true,
      booked: ['2025-06-10', '2025-06-11', '2025-06-12', '2025-06-13'],
      updatedAt: '2025-06-01T12:00:00.000Z',
      error: null,
    })
  })

  test('holds until midnight at the property and is asked for again every time', async () => {
    const { app } = await apiReading({ [slug]: withBookings() })
    const { headers } = await app.inject(`/api/availability/${slug}`)
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['expires']).toBe('Mon, 02 Jun 2025 05:00:00 GMT')
  })

  test('leaves out days before this month, and keeps those of this month', async () => {
    const { app } = await apiReading({
      [slug]: withBookings({ checkIn: '2025-05-30', checkOut: '2025-06-02' }),
    })
    const { booked } = (await app.inject(`/api/availability/${slug}`)).json()
    expect(booked).toEqual(['2025-06-01', '2025-06-02'])
  })

  test('knows nothing of a cabin without a feed, and says so', async () => {
    const { app } = await apiReading({ [slug]: withBookings() })
    expect((await app.inject('/api/availability/coyote-cabin')).json()).toEqual({
      cabin: 'coyote-cabin',
      hasFeed: false,
      booked: [],
      updatedAt: null,
      error: null,
    })
  })

  test('knows nothing before the first reading, and nobody waits for it', async () => {
    const fixture = await feedsOf({ [slug]: { kind: 'hang' } }, { limits: { fetchMs: 60_000 } })
    void fixture.read()
    await fixture.partner.requests.reach(1)
    const app = await apiWith(availabilityApi({ ...fixture, origin }))
    const answer = (await app.inject(`/api/availability/${slug}`)).json()
    expect(answer).toMatchObject({ hasFeed: true, booked: [], updatedAt: null, error: null })
  })

  test.each(['no-such-cabin', 'TEXAS-SAGE', '__proto__', 'constructor'])(
    'there is no cabin %s',
    async (unknown) => {
      const { app } = await apiReading({})
      const answer = await app.inject(`/api/availability/${unknown}`)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ error: 'There is no such cabin.' })
    },
  )

  test("with turnoverDay 'free' the day of check-out can be slept in", async () => {
    const bookings = withBookings({ checkIn: '2025-06-10', checkOut: '2025-06-12' })
    const { app } = await apiReading({ [slug]: bookings }, { turnoverDay: 'free' })
    const { booked } = (await app.inject(`/api/availability/${slug}`)).json()
    expect(booked).toEqual(['2025-06-10', '2025-06-11'])
  })
})

describe('GET /api/availability/{slug}/feed.ics', () => {
  const text = calendarWith([
    [
      'UID:secret-booking-77@partner.example',
      'DTSTART;VALUE=DATE:20250610',
      'DTEND;VALUE=DATE:20250612',
      'SUMMARY:Ana Ñandú (ana@guests.example)',
      'DESCRIPTION:Phone 555-0188',
    ],
    ['UID:2', 'DTSTART;VALUE=DATE:20250620', 'DTEND;VALUE=DATE:20250621'],
  ])

  test('is a calendar of busy days that an independent reader understands', async () => {
    const { app } = await apiReading({ [slug]: { kind: 'text', text } })
    const { body, headers } = await app.inject(`/api/availability/${slug}/feed.ics`)
    const events = Object.values(await ical.async.parseICS(body)).filter(
      (component) => component?.type === 'VEVENT',
    )
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="texas-sage.ics"',
      'cache-control': 'no-cache',
    })
    const dayOf = (date: Date) => [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    expect(
      events.map(({ uid, summary, datetype, start, end }) => ({
        uid,
        summary,
        datetype,
        start: dayOf(start),
        end: end && dayOf(end),
      })),
    ).toEqual([
      {
        uid: 'texas-sage-2025-06-10@cabins.example',
        summary: 'Booked',
        datetype: 'date',
        start: [2025, 6, 10],
        end: [2025, 6, 13],
      },
      {
        uid: 'texas-sage-2025-06-20@cabins.example',
        summary: 'Booked',
        datetype: 'date',
        start: [2025, 6, 20],
        end: [2025, 6, 22],
      },
    ])
  })

  test('tells nothing about guests', async () => {
    const { app } = await apiReading({ [slug]: { kind: 'text', text } })
    const { body } = await app.inject(`/api/availability/${slug}/feed.ics`)
    expect(body).not.toMatch(/Ana|guests\.example|555|secret-booking|partner\.example/)
  })

  test('names a range alike in every reading, whatever else has been booked', async () => {
    const { app, partner, clock, readAgain } = await apiReading({ [slug]: { kind: 'text', text } })
    clock.pass({ minutes: 10 })
    partner.behave(slug, withBookings({ checkIn: '2025-06-10', checkOut: '2025-06-11' }))
    await readAgain()
    const { body } = await app.inject(`/api/availability/${slug}/feed.ics`)
    expect(body).toContain('UID:texas-sage-2025-06-10@cabins.example')
    expect(body).toContain('DTSTAMP:20250601T121000Z')
  })

  test.each([
    ['coyote-cabin', 'This cabin has no availability feed.'],
    ['morning-dove', 'The availability feed of this cabin could not be read yet.'],
    ['no-such-cabin', 'There is no such cabin.'],
  ])('of %s there is none, in words', async (cabin, error) => {
    const { app } = await apiReading({ 'morning-dove': { kind: 'status', status: 500 } })
    const answer = await app.inject(`/api/availability/${cabin}/feed.ics`)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toContain('application/json')
    expect(answer.headers['content-disposition']).toBeUndefined()
    expect(answer.json()).toEqual({ error })
  })
})

describe('GET /api/availability', () => {
  const feeds = {
    'desert-willow': withBookings({ checkIn: '2025-07-05', checkOut: '2025-07-08' }),
    'coyote-cabin': withBookings({ checkIn: '2025-07-01', checkOut: '2025-07-05' }),
    'texas-sage': withBookings({ checkIn: '2025-07-06', checkOut: '2025-07-07' }),
    'morning-dove': { kind: 'status', status: 503 },
    'mountain-laurel': withBookings(),
  } as const

  test.each([
    // The days of arrival and departure of other guests touch the stay.
    ['booked', { 'desert-willow': 'booked', 'coyote-cabin': 'booked' }],
    ['free', { 'desert-willow': 'booked', 'coyote-cabin': 'free' }],
  ] as const)("answers for each cabin, turnoverDay '%s'", async (turnoverDay, states) => {
    const fixture = await apiReading(feeds, { turnoverDay })
    const query = { from: '2025-07-05', to: '2025-07-08', guests: 1 }
    const { answer } = findFreeCabins(fixture, query, turnoverDay)
    expect(Object.fromEntries(answer.cabins.map(({ cabin, state }) => [cabin, state]))).toEqual({
      ...states,
      'texas-sage': 'booked',
      'mockingbird-cabin': 'unknown',
      'morning-dove': 'unknown',
      'mountain-laurel': 'free',
    })
  })

  test.each([
    ['booked', 'booked'],
    ['free', 'free'],
  ] as const)(
    "a stay that ends on the day others arrive is %s with turnoverDay '%s'",
    async (state, turnoverDay) => {
      const fixture = await apiReading(feeds, { turnoverDay })
      const query = { from: '2025-07-03', to: '2025-07-05', guests: 1 }
      const { answer } = findFreeCabins(fixture, query, turnoverDay)
      expect(answer.cabins.find(({ cabin }) => cabin === 'desert-willow')?.state).toBe(state)
    },
  )

  test('leaves out cabins that are too small, and keeps the order of the house', async () => {
    const { app } = await apiReading(feeds)
    const ask = async (guests: string) => {
      const answer = await app.inject(
        `/api/availability?from=2025-07-05&to=2025-07-08&guests=${guests}`,
      )
      return freeCabinsSchema.parse(answer.json()).cabins.map(({ cabin }) => cabin)
    }
    expect(await ask('3')).toEqual(['mountain-laurel'])
    expect(await ask('5')).toEqual([])
    expect(await ask('2')).toEqual([
      'desert-willow',
      'coyote-cabin',
      'texas-sage',
      'mockingbird-cabin',
      'morning-dove',
      'mountain-laurel',
    ])
  })

  test.each([
    ['from=2025-07-08&to=2025-07-05', 422, 'to'],
    ['from=2025-07-08&to=2025-07-08', 422, 'to'],
    ['from=2025-05-31&to=2025-06-05', 422, 'from'],
    ['from=2025-06-05&to=2028-06-05', 422, 'to'],
    ['from=2025-02-30&to=2025-06-05', 422, 'from'],
    ['from=2025-06-05&to=2025-06-06&guests=0', 422, 'guests'],
    ['from=2025-06-05&to=2025-06-06&guests=13', 422, 'guests'],
    ['to=2025-06-06', 400, 'from'],
    ['from=2025-06-05', 400, 'to'],
  ])('?%s answers %i and names the field', async (query, status, field) => {
    const { app } = await apiReading({})
    const answer = await app.inject(`/api/availability?${query}`)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toEqual({
      error: expect.any(String),
      fields: { [field]: expect.any(String) },
    })
  })
})
