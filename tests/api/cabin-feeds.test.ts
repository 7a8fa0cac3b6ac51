import { expect, onTestFinished, test } from 'vitest'
import type { AdminCabin } from '#contracts/cabins.ts'
import { createChanges } from '#services/changes.ts'
import { calendarsOf } from '#server/composition/feeds.ts'
import type { Database } from '#store/database.ts'
import { readVersions } from '#store/versions.ts'
import { databaseOpener, describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { editorOn } from '#tests/fixtures/site-editing.ts'
import { feedSecret, startFeeds } from '#tests/fakes/feed.ts'

const cabin = 'texas-sage'
const path = `/api/admin/cabins/${cabin}/feeds`
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
      [{ address: partner.addressOf('setting'), transparentDays: 'taken' as const }],
    ]),
  )
  const server = async () => {
    const deps = { ...testDependencies(db), changes: createChanges() }
    const calendars = await calendarsOf({ availabilityFeeds: settings }, deps)
    onTestFinished(() => calendars.polled.stop())
    calendars.polled.start(() => {})
    const { polled: availability, control: feedControl } = calendars
    const editor = await editorOn({ ...deps, availability, feedControl })
    const taken = () => availability.stateOf(cabin)?.nights.taken.map(({ from }) => from)
    const cabins = async () => (await editor.app.inject('/api/admin/cabins')).json<AdminCabin[]>()
    const give = (address: string) =>
      editor.app.inject({
        method: 'POST',
        url: path,
        payload: { address, transparentDays: 'taken' },
      })
    const remove = (id: string) => editor.app.inject({ method: 'DELETE', url: `${path}/${id}` })
    const own = async () => (await cabins()).find(({ id }) => id === cabin)
    return { ...editor, feedControl, availability, taken, give, remove, own }
  }
  return { partner, server }
}

describeOnEachDatabase('a calendar that the owner gives in the browser', (open) => {
  test('is read by every server from then on, in place of the setting, until it is removed', async () => {
    const db = await open()
    const { partner, server } = await setUp(db, [cabin])
    const first = await server()
    const other = await server()
    await expect.poll(first.taken).toEqual(['2025-06-10'])

    const before = (await readVersions(db)).get('site:cabin-feeds') ?? 0
    const answer = await first.give(partner.addressOf('own'))
    expect(answer.statusCode).toBe(200)
    expect((await readVersions(db)).get('site:cabin-feeds')).toBe(before + 1)
    await other.feedControl.follow()
    for (const { taken } of [first, other]) await expect.poll(taken).toEqual(['2025-06-20'])

    const feeds = (await first.own())?.feeds ?? []
    expect(feeds).toEqual([
      { id: expect.any(String), host: new URL(partner.origin).host, transparentDays: 'taken' },
    ])
    expect((await first.remove(feeds[0]?.id ?? '')).statusCode).toBe(200)
    await expect.poll(first.taken).toEqual(['2025-06-10'])
    expect((await first.remove(feeds[0]?.id ?? '')).statusCode).toBe(404)
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
