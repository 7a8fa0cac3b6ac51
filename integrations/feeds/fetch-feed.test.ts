import { describe, expect, onTestFinished, test } from 'vitest'
import { feedSecret, startFeeds, type FeedBehaviour } from '#tests/fakes/feed.ts'
import { calendarOf } from '#tests/fakes/feed-calendar.ts'
import { FeedError } from './feed-error.ts'
import { fetchFeed } from './fetch-feed.ts'
import { feedLimits, type FetchLimits } from './limits.ts'
import type { Resolve } from './lookup.ts'

const never = new AbortController().signal
const text = calendarOf([{ checkIn: '2026-07-01', checkOut: '2026-07-04', guest: 'Ñandú 🦊' }])
const notPublic = 'leads to an address that is not public'

async function partnerWith(behaviour: FeedBehaviour) {
  const partner = await startFeeds()
  onTestFinished(() => partner.close())
  partner.behave('feed', behaviour)
  return partner
}

interface Options {
  limits?: Partial<FetchLimits>
  resolve?: Resolve
}

function fetchText(address: string, { limits = {}, resolve }: Options = {}): Promise<string> {
  const options = {
    signal: never,
    limits: { ...feedLimits, ...limits },
    ...(resolve && { resolve }),
  }
  return fetchFeed(new URL(address), options).then((body) => new TextDecoder().decode(body))
}

async function failureOf(fetching: Promise<unknown>): Promise<FeedError> {
  const failure: unknown = await fetching.catch((error: unknown) => error)
  if (failure instanceof FeedError) return failure
  throw new Error('the fetch did not fail as expected', { cause: failure })
}

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
      expect(message).toBe('is compressed in a way that was not asked for')
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
      const fetching = fetchText(partner.addressOf('feed'), { limits: { fetchMs: 150 } })
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

describe('redirects', () => {
  test('are followed within the place that the owner named', async () => {
    const partner = await partnerWith({ kind: 'redirect', to: '/moved.ics' })
    partner.behave('moved', { kind: 'text', text })
    expect(await fetchText(partner.addressOf('feed'))).toBe(text)
  })

  test('are followed three times, not four', async () => {
    const partner = await partnerWith({ kind: 'redirect', to: '/one.ics' })
    partner.behave('one', { kind: 'redirect', to: '/two.ics', status: 308 })
    partner.behave('two', { kind: 'redirect', to: '/three.ics', status: 303 })
    partner.behave('three', { kind: 'text', text })
    expect(await fetchText(partner.addressOf('feed'))).toBe(text)

    partner.behave('three', { kind: 'redirect', to: '/four.ics' })
    const { message } = await failureOf(fetchText(partner.addressOf('feed')))
    expect(message).toBe('redirects too often')
    expect(partner.requests.items.map(({ path }) => path)).not.toContain('/four.ics')
  })

  test('in a circle end', async () => {
    const partner = await partnerWith({ kind: 'loop' })
    const { message } = await failureOf(fetchText(partner.addressOf('feed')))
    expect(message).toBe('redirects too often')
  })

  test('never carry credentials on', async () => {
    const partner = await partnerWith({ kind: 'redirect', to: '/moved.ics' })
    partner.behave('moved', { kind: 'text', text })
    await fetchText(partner.addressOf('feed').replace('//', '//owner:hidden@'))
    const [first, second] = partner.requests.items.map(({ headers }) => headers)
    expect(first?.authorization).toMatch(/^Basic /)
    expect(second).not.toHaveProperty('authorization')
    expect(second).not.toHaveProperty('referer')
  })

  test.each([
    'http://127.0.0.1:PORT/',
    'http://localhost:PORT/',
    'http://2130706433:PORT/',
    'http://0x7f.1:PORT/',
    'http://0:PORT/',
    'http://[::1]:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[fd00:ec2::254]/',
    'http://100.100.100.200/',
    'http://10.0.0.1/',
  ])('to a place that the owner did not name (%s) lead nowhere', async (target) => {
    const other = await partnerWith({ kind: 'text', text })
    const to = target.replace('PORT', new URL(other.origin).port)
    const partner = await partnerWith({ kind: 'redirect', to })
    const { message } = await failureOf(fetchText(partner.addressOf('feed')))
    expect(message).toBe(notPublic)
    expect(other.requests.items).toEqual([])
  })

  test.each(['file:///etc/passwd', 'ftp://127.0.0.1/', 'data:text/calendar,BEGIN:VCALENDAR'])(
    'to %s lead nowhere',
    async (to) => {
      const partner = await partnerWith({ kind: 'redirect', to })
      const { message } = await failureOf(fetchText(partner.addressOf('feed')))
      expect(message).toBe('redirects to what is neither http nor https')
    },
  )

  test('to nonsense lead nowhere', async () => {
    const partner = await partnerWith({ kind: 'redirect', to: 'http://[nonsense' })
    const { message } = await failureOf(fetchText(partner.addressOf('feed')))
    expect(message).toBe('redirects to what is no address')
  })
})

describe('names', () => {
  const answering =
    (...addresses: string[]): Resolve =>
    (_hostname, callback) =>
      callback(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      )

  test.each(['127.0.0.1', '10.0.0.7', '169.254.169.254', '100.64.0.9'])(
    'that anybody could register are not connected to when they lead to %s',
    async (address) => {
      const partner = await partnerWith({ kind: 'text', text })
      const feed = partner.addressOf('feed').replace('127.0.0.1', 'feeds.partner.example')
      const { message } = await failureOf(fetchText(feed, { resolve: answering(address) }))
      expect(message).toBe(notPublic)
      expect(partner.requests.items).toEqual([])
    },
  )

  test('that answer differently the next time gain nothing: what was checked is connected to', async () => {
    const partner = await partnerWith({ kind: 'text', text })
    const feed = partner.addressOf('feed').replace('127.0.0.1', 'feeds.partner.example')
    let count = 0
    const rebinding: Resolve = (hostname, callback) => {
      count += 1
      answering(count === 1 ? '192.0.2.1' : '127.0.0.1')(hostname, callback)
    }
    await failureOf(fetchText(feed, { resolve: rebinding }))
    expect(count).toBe(1)
    expect(partner.requests.items).toEqual([])
  })

  test('of one’s own network lead there when the owner gave them', async () => {
    const partner = await partnerWith({ kind: 'text', text })
    const feed = partner.addressOf('feed').replace('127.0.0.1', 'feeds.internal')
    expect(await fetchText(feed, { resolve: answering('127.0.0.1') })).toBe(text)
  })

  test('that nobody knows fail', async () => {
    const resolve: Resolve = (hostname, callback) => callback(new Error(`no ${hostname}`), [])
    const { message } = await failureOf(fetchText('http://feeds.partner.example/x', { resolve }))
    expect(message).toBe('could not be reached')
  })
})

test('no failure tells the address, which is a secret', async () => {
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
