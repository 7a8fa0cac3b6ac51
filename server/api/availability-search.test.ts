import { describe, expect, test } from 'vitest'
import { freeCabinsSchema } from '#contracts/availability.ts'
import { findFreeCabins } from '#services/availability/availability.ts'
import { apiReading, withBookings } from '#tests/fixtures/availability/availability-api.ts'

describe('GET /api/availability', () => {
  const feeds = {
    'desert-willow': withBookings({ checkIn: '2025-07-05', checkOut: '2025-07-08' }),
    'coyote-cabin': withBookings({ checkIn: '2025-07-01', checkOut: '2025-07-05' }),
    'texas-sage': withBookings({ checkIn: '2025-07-06', checkOut: '2025-07-07' }),
    'morning-dove': { kind: 'status', status: 503 },
    'mountain-laurel': withBookings(),
  } as const

  test.each([
    // Another guest leaves Coyote Cabin on the day of arrival.
    ['booked', { 'desert-willow': 'booked', 'coyote-cabin': 'booked' }],
    ['free', { 'desert-willow': 'booked', 'coyote-cabin': 'free' }],
  ] as const)("returns every cabin, turnoverDay '%s'", async (turnoverDay, states) => {
    const fixture = await apiReading(feeds)
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

  test.each(['booked', 'free'] as const)(
    "a stay that ends on another guest's check-in day is free with turnoverDay '%s'",
    async (turnoverDay) => {
      const fixture = await apiReading(feeds)
      const query = { from: '2025-07-03', to: '2025-07-05', guests: 1 }
      const { answer } = findFreeCabins(fixture, query, turnoverDay)
      expect(answer.cabins.find(({ cabin }) => cabin === 'desert-willow')?.state).toBe('free')
    },
  )

  test('omits cabins that are too small, and keeps the default order', async () => {
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
  ])('?%s returns %i and names the field', async (query, status, field) => {
    const { app } = await apiReading({})
    const answer = await app.inject(`/api/availability?${query}`)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toEqual({
      error: expect.any(String),
      fields: { [field]: expect.any(String) },
    })
  })
})
