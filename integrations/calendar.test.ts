// spec: 7/calendar-service, 8/calendar, 9/calendar-window
import { describe, expect, test } from 'vitest'
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

  test('may be empty, or have no list', async () => {
    expect(await readItems()).toEqual([])
    expect(await (await fakeCalendar({ kind: 'json', body: {} })).read()).toEqual([])
  })
})
