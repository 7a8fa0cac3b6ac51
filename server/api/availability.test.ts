// spec: 7/availability-feed
import { describe, expect, test } from 'vitest'
import { availabilitySchema } from '#contracts/availability.ts'
import { isTurnover } from '#contracts/nights.ts'
import { apiWith } from '#tests/fixtures/api.ts'
import { feedsOf } from '#tests/fixtures/feeds.ts'
import { getAvailability } from '#services/availability/availability.ts'
import { availabilityApi } from './availability.ts'
import {
  slug,
  apiReading,
  withBookings,
  origin,
} from '#tests/fixtures/availability/availability-api.ts'

describe('GET /api/availability/{slug}', () => {
  test('returns the nights, and every booked day from check-in to check-out once', async () => {
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
      nights: { taken: [{ from: '2025-06-10', to: '2025-06-13' }], notOpen: [], unknown: [] },
      updatedAt: '2025-06-01T12:00:00.000Z',
      error: null,
    })
  })

  test('expires as check-in ends at the property and must be revalidated every time', async () => {
    const { app } = await apiReading({ [slug]: withBookings() })
    const { headers } = await app.inject(`/api/availability/${slug}`)
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['expires']).toBe('Mon, 02 Jun 2025 01:00:00 GMT')
  })

  test('omits days before this month, and keeps those of this month', async () => {
    const { app } = await apiReading({
      [slug]: withBookings({ checkIn: '2025-05-30', checkOut: '2025-06-02' }),
    })
    const { booked, nights } = (await app.inject(`/api/availability/${slug}`)).json()
    expect(booked).toEqual(['2025-06-01', '2025-06-02'])
    expect(nights.taken).toEqual([{ from: '2025-05-31', to: '2025-06-02' }])
  })

  test('on the first of a month the nights show who checks out, as the booked days do', async () => {
    const { app } = await apiReading({
      [slug]: withBookings({ checkIn: '2025-05-28', checkOut: '2025-06-01' }),
    })
    const { booked, nights } = (await app.inject(`/api/availability/${slug}`)).json()
    expect(booked).toEqual(['2025-06-01'])
    expect(isTurnover(nights, '2025-06-01', 'booked')).toBe(true)
  })

  test('knows nothing about a cabin without a feed, and says so', async () => {
    const { app } = await apiReading({ [slug]: withBookings() })
    expect((await app.inject('/api/availability/coyote-cabin')).json()).toEqual({
      cabin: 'coyote-cabin',
      hasFeed: false,
      booked: [],
      nights: { taken: [], notOpen: [], unknown: [{ from: '2025-06-01', to: '2027-08-01' }] },
      updatedAt: null,
      error: null,
    })
  })

  test('knows nothing before the first read, and does not wait for it', async () => {
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

  test("with turnoverDay 'free' the check-out day can be booked", async () => {
    const bookings = withBookings({ checkIn: '2025-06-10', checkOut: '2025-06-12' })
    const fixture = await apiReading({ [slug]: bookings })
    const { answer } = getAvailability(fixture, slug, 'free')
    expect(answer.booked).toEqual(['2025-06-10', '2025-06-11'])
  })
})
