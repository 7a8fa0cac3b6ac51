// spec: 7/availability-feed
import { describe, expect, test } from 'vitest'
import { feedSecret, type FeedBehaviour } from '#tests/fakes/feed.ts'
import { FeedError } from './limits.ts'
import { fetchFeed } from './fetch-feed.ts'
import { text, partnerWith, fetchText, failureOf } from '#tests/fixtures/availability/fetch-feed.ts'

describe('a body', () => {
  test.each([undefined, 'gzip', 'deflate', 'br'] as const)(
    'arrives as it was meant, compressed with %s',
    async (encoding) => {
      const partner = await partnerWith({ kind: 'text', text, ...(encoding && { encoding }) })
      expect(await fetchText(partner.addressOf('feed'))).toBe(text)
    },
  )

  test('of 10 MB is given up', async () => {
    const partner = await partnerWith({ kind: 'huge' })
    expect((await failureOf(fetchText(partner.addressOf('feed')))).message).toBe('is too large')
    await partner.abandoned.reach(1)
  })

  test('that would unpack to a gigabyte is given up at the limit', async () => {
    const partner = await partnerWith({ kind: 'bomb' })
    const before = process.memoryUsage.rss()
    expect((await failureOf(fetchText(partner.addressOf('feed')))).message).toBe('is too large')
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024)
  })

  test.each(['zstd', 'compress', 'gzip, gzip', 'constructor'])(
    'compressed in a way that was not asked for (%s) is refused',
    async (encoding) => {
      const partner = await partnerWith({ kind: 'lie', encoding })
      const { message } = await failureOf(fetchText(partner.addressOf('feed')))
      expect(message).toBe('uses a compression we did not request')
    },
  )

  test.each<FeedBehaviour>([
    { kind: 'lie', encoding: 'gzip' },
    { kind: 'lie', encoding: 'br' },
    { kind: 'break-off' },
    { kind: 'drop' },
    { kind: 'garbage' },
  ])('that is not what was announced fails: %o', async (behaviour) => {
    const partner = await partnerWith(behaviour)
    const failure = await failureOf(fetchText(partner.addressOf('feed')))
    expect(failure).toMatchObject({ message: 'could not be reached', status: null })
  })
})

describe('time', () => {
  test.each<FeedBehaviour>([{ kind: 'hang' }, { kind: 'stall' }, { kind: 'drip' }])(
    'is limited as a whole: %o',
    async (behaviour) => {
      const partner = await partnerWith(behaviour)
      const fetching = fetchText(partner.addressOf('feed'), { limits: { fetchMs: 1000 } })
      expect((await failureOf(fetching)).message).toBe('did not answer in time')
      await partner.abandoned.reach(1)
    },
  )

  test('ends when the reading is broken off', async () => {
    const partner = await partnerWith({ kind: 'hang' })
    const stop = new AbortController()
    const fetching = fetchFeed(new URL(partner.addressOf('feed')), { signal: stop.signal })
    const failing = failureOf(fetching)
    await partner.requests.reach(1)
    stop.abort()
    expect(await failing).toBeInstanceOf(FeedError)
    await partner.abandoned.reach(1)
  })
})

test.each([301, 304, 400, 401, 403, 404, 410, 429, 500, 503])(
  'what is answered with %i instead of a calendar is known by it',
  async (status) => {
    const partner = await partnerWith({ kind: 'status', status })
    const failure = await failureOf(fetchText(partner.addressOf('feed')))
    expect(failure).toMatchObject({ status, message: `answered ${status}` })
  },
)

test('no failure reveals the address, which is a secret', async () => {
  const behaviours: FeedBehaviour[] = [
    { kind: 'status', status: 403 },
    { kind: 'drop' },
    { kind: 'loop' },
    { kind: 'garbage' },
    { kind: 'redirect', to: 'http://10.0.0.1/' },
  ]
  for (const behaviour of behaviours) {
    const partner = await partnerWith(behaviour)
    const failure = await failureOf(fetchText(partner.addressOf('feed')))
    const told = `${failure.stack} ${JSON.stringify(failure)} ${String(failure.cause)}`
    expect(told).not.toContain(feedSecret)
    expect(told).not.toContain(partner.origin)
  }
})
