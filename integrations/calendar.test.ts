// spec: 7/calendar-service, 8/calendar, 9/calendar-window
import { describe, expect, test } from 'vitest'
import { seededRandom } from '#tests/fixtures/seeded-random.ts'
import { CalendarError } from './calendar.ts'
import {
  key,
  fakeCalendar,
  item,
  readItems,
} from '#tests/fixtures/other-machines/calendar-reader.ts'

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
    ['the type of a birthday', { eventType: 'birthday' }],
    ['the type of an absence', { eventType: 'outOfOffice' }],
    ['the type of a workplace', { eventType: 'workingLocation' }],
    ['the type of undisturbed time', { eventType: 'focusTime' }],
    ['been taken from a mailbox', { eventType: 'fromGmail' }],
    ['a type nobody knows yet', { eventType: 'somethingNew' }],
    ['a type that is no text', { eventType: 7 }],
  ])('an item that has %s is left out and the others stay', async (_what, fields) => {
    const events = await readItems(item(fields), null, 'text', 7, [], item({ id: 'fine' }))
    expect(events.map(({ id }) => id)).toEqual(['fine'])
  })

  test('an item of the default type is an event like one without a type', async () => {
    expect(await readItems(item({ eventType: 'default' }))).toEqual([item()])
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

  test('may be empty', async () => {
    expect(await readItems()).toEqual([])
  })

  test.each([
    ['private', { visibility: 'private' }],
    ['cancelled', { status: 'cancelled' }],
    ['busy time without a title', { summary: undefined }],
  ])('is empty if all of it is %s', async (_what, fields) => {
    expect(await readItems(item(fields))).toEqual([])
  })
})

describe('pages', () => {
  test('are followed until one has no token, from an empty first page', async () => {
    const { calendar, read } = await fakeCalendar({
      kind: 'pages',
      pages: [[], [item({ visibility: 'private' })], [item()]],
    })
    expect(await read()).toEqual([item()])
    const tokens = calendar.requests.items.map(({ query }) => query['pageToken'])
    expect(tokens).toEqual([undefined, 'page1', 'page2'])
  })

  test('are followed until there are fifty events that guests may see', async () => {
    const page = (first: number) =>
      Array.from({ length: 50 }, (_, at) =>
        item({ id: `item${first + at}`, ...(at % 2 && { status: 'cancelled' }) }),
      )
    const pages = [page(0), page(50), page(100)]
    const { calendar, read } = await fakeCalendar({ kind: 'pages', pages })
    expect(await read()).toHaveLength(50)
    expect(calendar.requests.items).toHaveLength(2)
  })

  test('that never end are given up, with the events found so far', async () => {
    const body = { items: [item()], nextPageToken: 'again' }
    const { calendar, read } = await fakeCalendar({ kind: 'json', body })
    expect(await read()).toEqual([item()])
    expect(calendar.requests.items).toHaveLength(2)
  })

  test.each([
    ['the same token twice', { kind: 'json', body: { items: [], nextPageToken: 'again' } }],
    ['a token that is none', { kind: 'json', body: { items: [], nextPageToken: 7 } }],
    ['a page that fails', { kind: 'pages', pages: [[item()], null] }],
    ['no list', { kind: 'json', body: {} }],
    ['only items that are none', { kind: 'items', items: [7, { id: 'x' }] }],
    [
      'an endless row of empty pages',
      { kind: 'pages', pages: Array.from({ length: 40 }, () => []) },
    ],
  ] as const)('with %s are an error, never an empty calendar', async (_what, behaviour) => {
    await expect((await fakeCalendar(behaviour)).read()).rejects.toThrow(CalendarError)
  })
})

const cases = Number(process.env['CASES'] ?? 60)

test('a changed response is events, an error, or empty only if it is', async () => {
  const { calendar, read } = await fakeCalendar({ kind: 'items', items: [] })
  const random = seededRandom(11)
  for (let number = 0; number < cases; number += 1) {
    const body = mutated({ kind: 'calendar#events', items: [item(), item({ id: 'b' })] }, random)
    calendar.behave({ kind: 'json', body })
    const events: unknown = await read().catch((error: unknown) => error)
    if (events instanceof CalendarError) continue
    expect(Array.isArray(events) && events.length, JSON.stringify(body)).toBeGreaterThan(0)
  }
})

/** The response with one value anywhere replaced or removed. */
function mutated(value: unknown, random: ReturnType<typeof seededRandom>): unknown {
  if (typeof value !== 'object' || value === null || random.below(6) === 0) {
    const others = [undefined, null, 7, '', 'x', true, {}, [{}], '2025-13-40', '\u0000']
    return others[random.below(others.length)]
  }
  const copy: Record<string, unknown> = { ...value }
  const name = random.pick(Object.keys(copy))
  copy[name] = mutated(copy[name], random)
  return Array.isArray(value) ? Object.values(copy) : copy
}
