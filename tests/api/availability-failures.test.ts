// spec: 8/availability-feed
import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { FeedBehaviour } from '#tests/fakes/feed.ts'
import { calendarWith } from '#tests/fakes/feed-calendar.ts'
import {
  slug,
  address,
  wellBooked,
  wellBookedDays,
  siteWith,
  siteReading,
} from '#tests/fixtures/availability/availability-site.ts'

describe('the error catalogue (section 8)', () => {
  test.each([400, 401, 403, 404, 410, 429, 500, 502, 503])(
    'a feed that answers %i: Failed to fetch calendar data, with the status',
    async (status) => {
      const { app } = await siteReading({ kind: 'status', status })
      const { error } = (await app.inject(address)).json()
      expect(error).toBe(`Failed to fetch calendar data: ${status}`)
    },
  )

  test.each<[string, FeedBehaviour]>([
    ['never answers', { kind: 'hang' }],
    ['stops in the middle', { kind: 'stall' }],
    ['sends a byte now and then', { kind: 'drip' }],
    ['closes the connection', { kind: 'drop' }],
    ['closes the connection in the middle', { kind: 'break-off' }],
    ['speaks no HTTP', { kind: 'garbage' }],
    ['sends a page instead of a calendar', { kind: 'text', text: '<h1>Log in</h1>' }],
    ['sends nothing', { kind: 'text', text: '' }],
    ['sends half a calendar', { kind: 'text', text: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\n' }],
    ['sends 10 MB', { kind: 'huge' }],
    ['sends a zip bomb', { kind: 'bomb' }],
    ['is not compressed as it says', { kind: 'lie', encoding: 'gzip' }],
    ['redirects in a circle', { kind: 'loop' }],
    ['redirects to a private address', { kind: 'redirect', to: 'http://10.0.0.1/feed.ics' }],
  ])('a feed that %s: Failed to load availability data', async (_, behaviour) => {
    const { app } = await siteReading(behaviour, { limits: { fetchMs: 4000 } })
    const [broken, other] = [
      await app.inject(address),
      await app.inject('/api/availability/coyote-cabin'),
    ]
    expect(broken.statusCode).toBe(200)
    expect(broken.json()).toEqual({
      cabin: slug,
      hasFeed: true,
      booked: [],
      nights: { taken: [], notOpen: [], unknown: [{ from: '2025-06-01', to: '2027-08-01' }] },
      updatedAt: null,
      error: 'Failed to load availability data',
    })
    // Other cabins are unaffected.
    expect(other.json()).toMatchObject({ booked: wellBookedDays, error: null })
  })

  test('a failure after a good reading is told beside the days of that reading', async () => {
    const { app, partner, readAgain } = await siteReading(wellBooked)
    partner.behave(slug, { kind: 'status', status: 500 })
    await readAgain()
    expect((await app.inject(address)).json()).toMatchObject({
      booked: wellBookedDays,
      updatedAt: '2025-06-01T12:00:00.000Z',
      error: 'Failed to fetch calendar data: 500',
    })
  })
})

test('while all feeds hang, every answer comes at once', async () => {
  const feeds = { [slug]: { kind: 'hang' }, 'coyote-cabin': { kind: 'drip' } } as const
  const { app, partner, read } = await siteWith(feeds, { limits: { fetchMs: 60_000 } })
  void read()
  await partner.requests.reach(2)
  const addresses = [address, '/api/availability?from=2025-06-10&to=2025-06-12', '/', '/cabins']
  const answers = await Promise.all(addresses.map((each) => app.inject(each)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect(partner.abandoned.items).toEqual([])
})

test('a feed that takes the parser for itself leaves the site and the other cabins alone', async () => {
  const endless = calendarWith(
    Array.from({ length: 10_000 }, () => [
      'DTSTART:19000101T000000',
      'RRULE:FREQ=MINUTELY;COUNT=19999',
    ]),
  )
  const feeds: Record<string, FeedBehaviour> = {
    [slug]: { kind: 'text', text: endless, encoding: 'gzip' },
    'coyote-cabin': wellBooked,
  }
  const { app, read } = await siteWith(feeds, { limits: { parseMs: 6000 } })
  const ended = new AbortController()
  const reading = read().finally(() => ended.abort())
  let answered = 0
  while (!ended.signal.aborted) {
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    answered += 1
    await setTimeout(1)
  }
  await reading
  expect(answered).toBeGreaterThan(20)
  expect((await app.inject(address)).json()).toMatchObject({
    error: 'Failed to load availability data',
  })
  expect((await app.inject('/api/availability/coyote-cabin')).json()).toMatchObject({
    booked: wellBookedDays,
    error: null,
  })
}, 30_000)
