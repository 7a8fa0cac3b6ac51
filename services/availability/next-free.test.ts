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

test.each([
  // Check-in ends at 8 PM: 01:00 UTC in summer.
  ['a minute before check-in ends', '2025-06-02T00:59:00Z', '2025-06-01'],
  ['as check-in ends', '2025-06-02T01:00:00Z', '2025-06-02'],
  ['late in the evening', '2025-06-02T04:59:00Z', '2025-06-02'],
  ['after midnight', '2025-06-02T05:00:00Z', '2025-06-02'],
])(
  '%s, the next free stay begins on a day on which guests can still check in',
  async (_, now, day) => {
    const { app } = await apiReading({ [slug]: withBookings() }, { now })
    const answer = await app.inject(`/api/availability/${slug}/next`)
    expect(nextFreeSchema.parse(answer.json()).stay?.checkIn).toBe(day)
    const [, time = ''] = /(\d\d:\d\d):00 GMT/.exec(String(answer.headers.expires)) ?? []
    expect(time).toBe(now < '2025-06-02T01' || now > '2025-06-02T05' ? '01:00' : '05:00')
  },
)

test.each([
  ['booked days', '06-10', '06-14', { checkIn: '2025-06-06', checkOut: '2025-06-10' }],
  ['free days', '06-05', '06-08', null],
  [
    'days of which some are booked',
    '06-08',
    '06-11',
    { checkIn: '2025-06-07', checkOut: '2025-06-10' },
  ],
])(
  '%s are answered with the nearest of the same length, never the same',
  async (_, from, to, stay) => {
    const { app } = await apiReading({ [slug]: withBookings(taken('06-10', '06-20')) })
    const query = `from=2025-${from}&to=2025-${to}`
    const answer = await app.inject(`/api/availability/${slug}/next?${query}`)
    expect(nextFreeSchema.parse(answer.json()).stay).toEqual(stay)
  },
)

test('nothing near is offered for days that may be free, nor for a past stay', async () => {
  const { app } = await apiReading({ [slug]: { kind: 'status', status: 500 } })
  const path = `/api/availability/${slug}/next`
  const days = await app.inject(`${path}?from=2025-06-05&to=2025-06-08`)
  expect(days.json()).toEqual({ stay: null })
  expect((await app.inject(`${path}?from=2025-05-05&to=2025-05-08`)).statusCode).toBe(422)
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
