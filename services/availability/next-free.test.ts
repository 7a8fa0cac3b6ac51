import { expect, test } from 'vitest'
import type { FeedBehaviour } from '#tests/fakes/feed.ts'
import { apiReading, slug, withBookings } from '#tests/fixtures/availability/availability-api.ts'
import { nextFreeSchema } from '#contracts/availability.ts'

// The tests' today is 2025-06-01.
const taken = (from: string, to: string) => ({ checkIn: `2025-${from}`, checkOut: `2025-${to}` })

async function nextOf(feed: FeedBehaviour) {
  const { app } = await apiReading({ [slug]: feed })
  return nextFreeSchema.parse((await app.inject(`/api/availability/${slug}/next`)).json()).stay
}

test('a cabin without bookings is free from today', async () => {
  expect(await nextOf(withBookings())).toEqual({ checkIn: '2025-06-01', checkOut: '2025-06-04' })
})

test('the next free stay has room between bookings, and nobody else leaves on its first day', async () => {
  const feed = withBookings(taken('06-01', '06-04'), taken('06-06', '06-08'))
  expect(await nextOf(feed)).toEqual({ checkIn: '2025-06-09', checkOut: '2025-06-12' })
})

test('guests may leave on the day the next ones arrive', async () => {
  const feed = withBookings(taken('06-04', '06-20'))
  expect(await nextOf(feed)).toEqual({ checkIn: '2025-06-01', checkOut: '2025-06-04' })
})

test('where there are nowhere three nights in a row, two are next', async () => {
  const feed = withBookings(taken('06-03', '06-10'), taken('06-13', '06-14'), {
    checkIn: '2025-06-16',
    checkOut: '2027-12-31',
  })
  expect(await nextOf(feed)).toEqual({ checkIn: '2025-06-01', checkOut: '2025-06-03' })
})

test('no free stay is promised for a cabin without a feed, or with one that fails', async () => {
  const { app } = await apiReading({ [slug]: { kind: 'status', status: 500 } })
  for (const cabin of [slug, 'coyote-cabin']) {
    expect((await app.inject(`/api/availability/${cabin}/next`)).json()).toEqual({ stay: null })
  }
  expect((await app.inject('/api/availability/nope/next')).statusCode).toBe(404)
})
