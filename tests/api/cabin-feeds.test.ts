import { usualFeedOptions } from '#contracts/feed-options.ts'
import { expect, onTestFinished, test } from 'vitest'
import { newFeedSchema, type AdminCabin } from '#contracts/cabins.ts'
import { createChanges } from '#services/changes.ts'
import { calendarsOf } from '#server/composition/feeds.ts'
import type { Database } from '#store/database.ts'
import { readVersions } from '#store/versions.ts'
import { databaseOpener, describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { editorOn } from '#tests/fixtures/site-editing.ts'
import { calendarWith } from '#tests/fakes/feed-calendar.ts'
import { feedSecret, startFeeds } from '#tests/fakes/feed.ts'

const cabin = 'texas-sage'
const path = `/api/admin/cabins/${cabin}/feeds`
const bookedAt = (start: string, end: string) =>
  calendarWith([['UID:1', `DTSTART:${start}`, `DTEND:${end}`]])
const booked = (day: string) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:${day}\r\nDTSTART;VALUE=DATE:${day}\r\nDURATION:P1D\r\nSUMMARY:Reserved\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`

/** A server whose calendars are read by the real reader, from a partner of this machine. */
async function setUp(db: Database, given: readonly string[] = []) {
  const partner = await startFeeds()
  onTestFinished(() => partner.close())
  partner.behave('setting', { kind: 'text', text: booked('20250610') })
  partner.behave('own', { kind: 'text', text: booked('20250620') })
  // The settings name the partner's host: otherwise nothing of one's own network is read.
  const settings = Object.fromEntries(
    [...given, 'mountain-laurel'].map((id) => [
      id,
      [{ address: partner.addressOf('setting'), ...usualFeedOptions }],
    ]),
  )
  const server = async () => {
    const deps = { ...testDependencies(db), changes: createChanges() }
    const calendars = await calendarsOf({ availabilityFeeds: settings }, deps)
    onTestFinished(() => calendars.polled.stop())
    calendars.polled.start(() => {})
    const { polled: availability, control: feedControl } = calendars
    const editor = await editorOn({ ...deps, availability, feedControl })
    const taken = () => availability.stateOf(cabin)?.nights.taken
    const firstNights = () => taken()?.map(({ from }) => from)
    const cabins = async () => (await editor.app.inject('/api/admin/cabins')).json<AdminCabin[]>()
    const give = (address: string) =>
      editor.app.inject({
        method: 'POST',
        url: path,
        payload: { address, transparentDays: 'taken' },
      })
    const remove = (id: string) => editor.app.inject({ method: 'DELETE', url: `${path}/${id}` })
    const own = async () => (await cabins()).find(({ id }) => id === cabin)
    return { ...editor, feedControl, availability, taken, firstNights, give, remove, own }
  }
  return { partner, server }
}

describeOnEachDatabase('a calendar that the owner gives in the browser', (open) => {
  test('is read by every server from then on, in place of the setting, until it is removed', async () => {
    const db = await open()
    const { partner, server } = await setUp(db, [cabin])
    const first = await server()
    const other = await server()
    await expect.poll(first.firstNights).toEqual(['2025-06-10'])

    const before = (await readVersions(db)).get('site:cabin-feeds') ?? 0
    const answer = await first.give(partner.addressOf('own'))
    expect(answer.statusCode).toBe(200)
    expect((await readVersions(db)).get('site:cabin-feeds')).toBe(before + 1)
    await other.feedControl.follow()
    for (const { firstNights } of [first, other])
      await expect.poll(firstNights).toEqual(['2025-06-20'])

    const feeds = (await first.own())?.feeds ?? []
    expect(feeds).toEqual([
      { id: expect.any(String), host: new URL(partner.origin).host, ...usualFeedOptions },
    ])
    expect((await first.remove(feeds[0]?.id ?? '')).statusCode).toBe(200)
    await expect.poll(first.firstNights).toEqual(['2025-06-10'])
    expect((await first.remove(feeds[0]?.id ?? '')).statusCode).toBe(404)
  })

  test('is read and listed with the options it was given with', async () => {
    const { partner, server } = await setUp(await open())
    const { app, own, taken } = await server()
    const options = { transparentDays: 'free', end: 'last-night', zone: 'UTC' }
    partner.behave('own', { kind: 'text', text: bookedAt('20250620T000000Z', '20250622T000000Z') })
    const give = (payload: object) => app.inject({ method: 'POST', url: path, payload })
    const address = partner.addressOf('own')
    expect((await give({ address, ...options })).statusCode).toBe(200)
    expect((await own())?.feeds).toMatchObject([options])
    await expect.poll(taken).toEqual([{ from: '2025-06-20', to: '2025-06-23' }])
    const strange = await give({ address: partner.addressOf('setting'), zone: 'Moon/Base' })
    expect(strange.json().fields).toHaveProperty('zone')
  })

  test('is tried out with other options, which shows what they change, and then read with them', async () => {
    const { partner, server } = await setUp(await open())
    const { app, own, taken, give } = await server()
    const address = partner.addressOf('own')
    partner.behave('own', { kind: 'text', text: bookedAt('20250620T000000Z', '20250622T000000Z') })
    const trial = async (payload: object) =>
      (await app.inject({ method: 'POST', url: `${path}/trial`, payload })).json()
    const asUsual = { bookings: [{ from: '2025-06-19', to: '2025-06-22' }], taken: [], freed: [] }
    expect(await trial({ address })).toMatchObject(asUsual)
    const changes = {
      bookings: [{ from: '2025-06-20', to: '2025-06-22' }],
      taken: [],
      freed: [{ from: '2025-06-19', to: '2025-06-20' }],
    }
    expect(await trial({ address, zone: 'UTC' })).toMatchObject(changes)
    expect((await own())?.feeds).toEqual([])

    await give(address)
    const id = (await own())?.feeds[0]?.id ?? ''
    expect(await trial({ id, zone: 'UTC' })).toMatchObject(changes)
    expect((await own())?.feeds).toMatchObject([usualFeedOptions])
    const change = (feed: string) =>
      app.inject({ method: 'PATCH', url: `${path}/${feed}`, payload: { zone: 'UTC' } })
    expect((await change(id)).statusCode).toBe(200)
    await expect.poll(taken).toEqual(changes.bookings)
    expect((await change('another')).statusCode).toBe(404)
    expect((await trial({ id: 'another' })).error).toMatch(/calendar/i)
  })

  test('stays a secret: no answer has its address', async () => {
    const { partner, server } = await setUp(await open())
    const { give, app } = await server()
    const answer = await give(partner.addressOf('own'))
    const twice = await give(partner.addressOf('own'))
    expect(twice.json().error).toBe('The cabin has this calendar already.')
    const list = await app.inject('/api/admin/cabins')
    for (const { body } of [answer, twice, list]) expect(body).not.toContain(feedSecret)
  })
})

const openOne = databaseOpener()

test.each([
  ['answers 404', { kind: 'status', status: 404 } as const, 'answered 404'],
  ['is no calendar', { kind: 'text', text: '<html>Sign in</html>' } as const, 'not'],
])('a calendar that %s is not saved, and the owner hears why', async (_, behaviour, reason) => {
  const { partner, server } = await setUp(await openOne())
  const { give, own } = await server()
  partner.behave('own', behaviour)
  const answer = await give(partner.addressOf('own'))
  expect(answer.statusCode).toBe(422)
  expect(answer.json().fields.address).toContain(reason)
  expect((await own())?.feeds).toEqual([])
})

test('a calendar in one’s own network is refused unless the settings name its host', async () => {
  const { server } = await setUp(await openOne())
  const stranger = await startFeeds()
  onTestFinished(() => stranger.close())
  const { give } = await server()
  const answer = await give(stranger.addressOf('own'))
  expect(answer.statusCode).toBe(422)
  expect(stranger.requests.items).toEqual([])
})

test('an address that begins with webcal: is read as https:', () => {
  const read = (address: string) => newFeedSchema.parse({ address }).address
  expect(read(' WebCal://partner.example/1.ics?a=B ')).toBe('https://partner.example/1.ics?a=B')
  expect(read('webcals://partner.example/1.ics')).toBe('https://partner.example/1.ics')
  expect(() => read('feed://partner.example/1.ics')).toThrow('https://')
})
