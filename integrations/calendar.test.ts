import { describe, expect, onTestFinished, test } from 'vitest'
import { startCalendar, type CalendarBehaviour } from '#tests/fakes/calendar.ts'
import { CalendarError, readCalendar } from './calendar.ts'

const now = Temporal.Instant.from('2025-06-01T12:00:00Z')
const key = 'AIza-secret/key+of=ours'

async function fakeCalendar(behaviour: CalendarBehaviour) {
  const calendar = await startCalendar()
  onTestFinished(() => calendar.close())
  calendar.behave(behaviour)
  const settings = { apiUrl: calendar.url, id: 'owner@group.calendar.example', key }
  const read = ({ signal = new AbortController().signal, limitMs = 5000 } = {}) =>
    readCalendar(settings, { now, signal, limitMs })
  return { calendar, read }
}

const item = (fields: object = {}) => ({
  id: 'porchcoffee',
  summary: 'Porch Coffee',
  start: { dateTime: '2025-06-03T10:00:00-05:00', timeZone: 'America/Chicago' },
  end: { dateTime: '2025-06-03T11:00:00-05:00', timeZone: 'America/Chicago' },
  ...fields,
})

const readItems = async (...items: unknown[]) =>
  (await fakeCalendar({ kind: 'items', items })).read()

describe('the question', () => {
  test('is the one of the specification, section 7', async () => {
    const { calendar, read } = await fakeCalendar({ kind: 'items', items: [] })
    await read()
    expect(calendar.requests.items).toEqual([
      {
        path: '/calendar/v3/calendars/owner%40group.calendar.example/events',
        query: {
          key,
          timeMin: '2025-06-01T12:00:00.000Z',
          timeMax: '2026-06-01T12:00:00.000Z',
          singleEvents: 'true',
          orderBy: 'startTime',
          maxResults: '50',
        },
      },
    ])
  })
})

describe('a good answer', () => {
  test('gives the fields of the specification and no others', async () => {
    const whole = item({
      description: 'With the hosts.',
      location: 'Pavilion',
      htmlLink: 'https://calendar.example/event?eid=1',
    })
    const answered = { ...whole, creator: { email: 'somebody@calendar.example' }, etag: '"1"' }
    expect(await readItems(answered)).toEqual([whole])
  })

  test('gives whole days as days', async () => {
    const days = { start: { date: '2025-06-13' }, end: { date: '2025-06-16' } }
    expect(await readItems(item(days))).toEqual([item(days)])
  })

  test.each([
    ['no title', { summary: undefined }],
    ['a title of nothing', { summary: ' \u0000\n' }],
    ['a number for a title', { summary: 7 }],
    ['no id', { id: undefined }],
    ['no end', { end: undefined }],
    ['a start that is no time', { start: { dateTime: 'tomorrow' } }],
    ['a start without an offset', { start: { dateTime: '2025-06-03T10:00:00' } }],
    ['a day that does not exist', { start: { date: '2025-02-30' }, end: { date: '2025-03-02' } }],
    ['a start in two forms', { end: { date: '2025-06-04' } }],
    ['an end before its start', { end: { dateTime: '2025-06-03T09:00:00-05:00' } }],
    ['been cancelled', { status: 'cancelled' }],
  ])('an item that has %s is left out and the others stay', async (_what, fields) => {
    const events = await readItems(item(fields), null, 'text', 7, [], item({ id: 'fine' }))
    expect(events.map(({ id }) => id)).toEqual(['fine'])
  })

  test('what a guest can do without is left out of the item alone', async () => {
    const [event] = await readItems(
      item({ description: 7, location: ['Pavilion'], htmlLink: 'soon', status: {} }),
    )
    expect(event).toEqual(item())
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://x.example', '//x.example', 'x'])(
    'the link %s goes nowhere',
    async (htmlLink) => expect(await readItems(item({ htmlLink }))).toEqual([item()]),
  )

  test('a zone that no browser knows is left out', async () => {
    const start = { dateTime: '2025-06-03T10:00:00-05:00', timeZone: 'Texas/Nowhere' }
    const [event] = await readItems(item({ start }))
    expect(event?.start).toEqual({ dateTime: start.dateTime })
  })

  test('texts that are too long are cut where a character ends', async () => {
    const [event] = await readItems(
      item({
        summary: '🎻'.repeat(400),
        description: 'x'.repeat(20_000),
        location: 'y'.repeat(600),
      }),
    )
    expect(event?.summary).toBe(`${'🎻'.repeat(249)}…`)
    expect(event?.description).toHaveLength(10_000)
    expect(event?.location).toHaveLength(500)
  })

  test('never holds more than was asked for', async () => {
    const items = Array.from({ length: 60 }, (_, index) => item({ id: `item${index}` }))
    expect(await readItems(...items)).toHaveLength(50)
  })

  test('may be empty, or have no list', async () => {
    expect(await readItems()).toEqual([])
    expect(await (await fakeCalendar({ kind: 'json', body: {} })).read()).toEqual([])
  })
})

describe('a failure', () => {
  const refused = async (behaviour: CalendarBehaviour, options: { limitMs?: number } = {}) => {
    const error: unknown = await (await fakeCalendar(behaviour)).read(options).catch((e) => e)
    if (!(error instanceof CalendarError)) throw new Error('It was no CalendarError.')
    return error
  }

  test('with a message of the service is told with it', async () => {
    const { message } = await refused({ kind: 'refuse', status: 403, message: 'Quota exceeded' })
    expect(message).toBe('Calendar API error: 403 - Quota exceeded')
  })

  test.each<[string, CalendarBehaviour, number]>([
    ['without a message', { kind: 'refuse', status: 500 }, 500],
    ['with an empty message', { kind: 'refuse', status: 503, message: ' ' }, 503],
    ['that redirects', { kind: 'redirect', to: 'http://127.0.0.1:9/' }, 302],
  ])('%s is told as unknown', async (_what, behaviour, status) => {
    const { message } = await refused(behaviour)
    expect(message).toBe(`Calendar API error: ${status} - Unknown error`)
  })

  test.each<[string, CalendarBehaviour]>([
    ['a list that is none', { kind: 'json', body: { items: 'none' } }],
    ['no object', { kind: 'json', body: null }],
    ['a page', { kind: 'text', text: '<!doctype html><h1>Welcome</h1>' }],
    ['nothing', { kind: 'text', text: '' }],
    ['no HTTP', { kind: 'garbage' }],
    ['a closed connection', { kind: 'drop' }],
    ['more than two megabytes', { kind: 'huge' }],
  ])('an answer of %s is told in general words', async (_what, behaviour) => {
    expect((await refused(behaviour)).message).toBe('Failed to load calendar events')
  })

  test.each<CalendarBehaviour>([{ kind: 'hang' }, { kind: 'drip' }])(
    'a service that takes too long is given up: %j',
    async (behaviour) => {
      const { message } = await refused(behaviour, { limitMs: 100 })
      expect(message).toBe('Failed to load calendar events')
    },
  )

  test('never tells the key, even if the service does', async () => {
    const told = `API key ${key} (${encodeURIComponent(key)}) is not\nvalid`
    const error = await refused({ kind: 'refuse', status: 400, message: told })
    expect(error.message).toBe('Calendar API error: 400 - API key … (…) is not valid')
    expect(error.stack).not.toContain(key)
  })

  test('of the address does not tell the key either', async () => {
    const settings = { apiUrl: 'http://user:pass@127.0.0.1:9', id: 'x', key }
    const signal = new AbortController().signal
    const error: unknown = await readCalendar(settings, { now, signal }).catch((e) => e)
    const whole = JSON.stringify(error, Object.getOwnPropertyNames(error))
    expect(whole).toContain('Failed to load calendar events')
    expect(whole).not.toContain('AIza')
  })

  test('keeps for the log what kind it was', async () => {
    expect((await refused({ kind: 'drop' })).cause).toMatchObject({
      message: 'TypeError UND_ERR_SOCKET',
    })
  })

  test('a long message of the service is cut', async () => {
    const { message } = await refused({ kind: 'refuse', status: 400, message: 'x'.repeat(5000) })
    expect(message.length).toBeLessThan(250)
  })
})

test('a reading that is broken off lets the service go', async () => {
  const { calendar, read } = await fakeCalendar({ kind: 'hang' })
  const ending = new AbortController()
  const reading = read({ signal: ending.signal })
  await calendar.requests.reach(1)
  ending.abort()
  await expect(reading).rejects.toThrow(CalendarError)
  await calendar.abandoned.reach(1)
})
