import { expect, test } from 'vitest'
import { openingParameter } from '#contracts/addresses.ts'
import { nightStateOf } from '#contracts/nights.ts'
import type { OpeningRequest } from '#contracts/openings.ts'
import type { Database } from '#store/database.ts'
import { deleteGuestData } from '#services/guest-data/guest-data.ts'
import { calendarOf } from '#tests/fakes/feed-calendar.ts'
import type { FeedBehaviour } from '#tests/fakes/feed.ts'
import { booked, refused } from '#tests/fixtures/availability/watched-feeds.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { feedsOf, type FeedsOptions } from '#tests/fixtures/feeds.ts'
import { confirmMissing, listMissing } from '../availability/confirm-missing.ts'
import { ConflictError, NotFoundError, RuleError } from '../errors.ts'
import { askForOpening, confirmRequest, endRequest, readOpening } from './openings.ts'
import { tellOfOpenings } from './openings-work.ts'

const wanted: OpeningRequest = {
  cabin: 'texas-sage',
  from: '2025-06-10',
  to: '2025-06-14',
  guests: 3,
  email: 'Ana@Guests.example',
}
const taken = booked('2025-06-09', '2025-06-15')
const free = booked('2025-07-01', '2025-07-03')
const leaving = booked('2025-06-08', '2025-06-10')
const fullNights = [
  { from: '2025-06-09', to: '2025-06-15' },
  { from: '2025-07-01', to: '2025-07-03' },
  { from: '2025-07-20', to: '2025-07-24' },
]
const textOf = (nights: typeof fullNights) =>
  calendarOf(nights.map(({ from, to }) => ({ checkIn: from, checkOut: to })))
const fullText = textOf(fullNights)
const full: FeedBehaviour = { kind: 'text', text: fullText }
const empty: FeedBehaviour = { kind: 'text', text: calendarOf([]) }
const one: FeedBehaviour = { kind: 'text', text: textOf(fullNights.slice(2)) }
const cutOff: FeedBehaviour = { kind: 'text', text: fullText.slice(0, 150) }

const isWanted = ({ slug }: { slug: string }) => slug === wanted.cabin

async function siteOf(
  db: Database,
  feeds: Record<string, FeedBehaviour>,
  options: FeedsOptions = {},
) {
  const fixture = await feedsOf(feeds, { ...options, db })
  await fixture.read()
  const { availability, clock } = fixture
  const deps = { ...testDependencies(db), availability, clock, reaches: ['guest'] as const }
  const mails = () =>
    db
      .selectFrom('outbox')
      .select(['kind', 'guestAddress', 'payload', 'source'])
      .orderBy('id')
      .execute()
  return {
    ...fixture,
    deps,
    mails,
    stateOn: (day: string) => {
      const state = availability.stateOf(wanted.cabin)
      return state && nightStateOf(state.nights, day)
    },
    states: async () =>
      (await db.selectFrom('openings').select('state').orderBy('id').execute()).map(
        ({ state }) => state,
      ),
    readTimes: async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        fixture.clock.pass({ minutes: 10 })
        await fixture.readAgain()
      }
    },
    tell: () => tellOfOpenings(deps, new AbortController().signal),
    token: async () => tokenIn((await mails()).at(-1)?.payload ?? ''),
  }
}

function tokenIn(payload: string): string {
  return new RegExp(`${openingParameter}=([\\w-]{43})`).exec(payload)?.[1] ?? ''
}

describeOnEachDatabase('a request to hear when days open', (open) => {
  test('is confirmed by its mail, and told once when the feed frees all of its nights', async () => {
    const site = await siteOf(await open(), { 'texas-sage': taken })
    await askForOpening(site.deps, wanted)
    expect(await site.states()).toEqual(['unconfirmed'])
    await confirmRequest(site.deps, await site.token())
    expect(await site.tell()).toBe(0)

    site.partner.behave('texas-sage', free)
    await site.readTimes(3)
    expect(await site.tell(), 'not confirmed yet').toBe(0)
    await site.readTimes(1)
    expect(await site.tell()).toBe(1)
    expect(await site.tell()).toBe(0)
    const mails = await site.mails()
    expect(mails).toMatchObject([
      { kind: 'opening-confirmation', guestAddress: 'ana@guests.example' },
      { kind: 'opening', guestAddress: 'ana@guests.example' },
    ])
    expect(mails[1]?.payload).toContain(
      'https://cabins.example/cabins/texas-sage?from=2025-06-10&to=2025-06-14&guests=3',
    )
    expect(mails[1]?.payload).toContain('We delete your request 1 day\\nafter the arrival')
    expect(await readOpening(site.deps, await site.token())).toMatchObject({ state: 'told' })
  })

  test('is not told while the calendar is suddenly empty, full again, or read after a restart', async () => {
    const db = await open()
    const before = await siteOf(db, { 'texas-sage': full })
    await askForOpening(before.deps, wanted)
    await confirmRequest(before.deps, await before.token())
    for (const [behaviour, state] of [
      [empty, 'unknown'],
      [full, 'taken'],
      [cutOff, 'taken'],
      [one, 'unknown'],
      [empty, 'unknown'],
    ] as const) {
      before.partner.behave('texas-sage', behaviour)
      await before.readTimes(4)
      expect([await before.tell(), before.stateOn(wanted.from)]).toEqual([0, state])
    }
    await before.availability.stop()
    const { partner } = before
    const now = before.clock.now().add({ hours: 3 }).toString()
    const site = await siteOf(db, { 'texas-sage': empty }, { partner, now })
    expect([await site.tell(), site.stateOn(wanted.from)]).toEqual([0, 'unknown'])
    expect(await site.mails()).toHaveLength(1)
    site.clock.pass({ hours: 24 })
    await site.readTimes(1)
    expect(await site.tell()).toBe(1)
  })

  test('is told at once when the owner confirms that the missing bookings are cancelled', async () => {
    const site = await siteOf(await open(), { 'texas-sage': full })
    await askForOpening(site.deps, wanted)
    await confirmRequest(site.deps, await site.token())
    site.partner.behave('texas-sage', empty)
    await site.readTimes(1)
    const [missing] = await listMissing(site.deps)
    expect(missing).toMatchObject({ cabin: 'texas-sage', feed: 1, nights: fullNights })
    const deps = { ...site.deps, feedControl: { follow: () => site.availability.recall() } }
    const older = { cabin: 'texas-sage', feed: 1, nights: fullNights.slice(1) }
    await expect(confirmMissing(deps, older)).rejects.toBeInstanceOf(ConflictError)
    expect(await site.tell()).toBe(0)
    await confirmMissing(deps, { cabin: 'texas-sage', feed: 1, nights: fullNights })
    expect(await site.tell()).toBe(1)
    expect(await listMissing(site.deps)).toEqual([])
  })

  test('is told at once of a stay that the calendar calls cancelled', async () => {
    const site = await siteOf(await open(), { 'texas-sage': full })
    await askForOpening(site.deps, wanted)
    await confirmRequest(site.deps, await site.token())
    site.partner.behave('texas-sage', {
      kind: 'text',
      text: fullText.replace('DTSTART;VALUE=DATE:20250609', 'STATUS:CANCELLED\r\n$&'),
    })
    await site.readTimes(1)
    expect(await site.tell()).toBe(1)
  })

  test('is not told that it may arrive on the day a missing guest leaves', async () => {
    const site = await siteOf(await open(), { 'texas-sage': leaving })
    await askForOpening(site.deps, wanted)
    await confirmRequest(site.deps, await site.token())
    site.partner.behave('texas-sage', empty)
    await site.readTimes(4)
    expect(await site.tell()).toBe(0)
  })

  test('that nobody confirmed is never told', async () => {
    const site = await siteOf(await open(), { 'texas-sage': free })
    await askForOpening(site.deps, wanted)
    expect(await site.tell()).toBe(0)
    expect(await site.mails()).toHaveLength(1)
  })

  test.each([
    ['one of its nights is still booked', booked('2025-06-13', '2025-06-15')],
    ['another guest leaves on the day of arrival', booked('2025-06-08', '2025-06-10')],
    ['the feed fails', refused],
  ])('is not told while %s', async (_, behaviour) => {
    const site = await siteOf(await open(), { 'texas-sage': taken })
    await askForOpening(site.deps, wanted)
    await confirmRequest(site.deps, await site.token())
    site.partner.behave('texas-sage', behaviour)
    await site.readAgain()
    expect(await site.tell()).toBe(0)
  })

  test('is told once by several rounds that look at the same time', async () => {
    const site = await siteOf(await open(), { 'texas-sage': free })
    await askForOpening(site.deps, wanted)
    await confirmRequest(site.deps, await site.token())
    const told = await Promise.all([site.tell(), site.tell(), site.tell()])
    expect(told.toSorted()).toEqual([0, 0, 1])
    expect(await site.mails()).toHaveLength(2)
  })

  test('says nothing about an address that is waiting already or had three mails', async () => {
    const site = await siteOf(await open(), { 'texas-sage': taken })
    const { deps } = site
    await askForOpening(deps, wanted)
    await confirmRequest(deps, await site.token())
    await askForOpening(deps, { ...wanted, email: 'ana@guests.example' })
    expect(await site.mails()).toHaveLength(1)
    expect(await site.states()).toEqual(['waiting'])
    for (const day of ['15', '16', '17']) {
      await askForOpening(deps, { ...wanted, to: `2025-06-${day}` })
    }
    expect(await site.mails()).toHaveLength(3)
  })

  test('starts over with a new link if it was never confirmed', async () => {
    const site = await siteOf(await open(), { 'texas-sage': taken })
    await askForOpening(site.deps, wanted)
    const first = await site.token()
    await askForOpening(site.deps, wanted)
    expect(await site.states()).toEqual(['unconfirmed'])
    expect(await readOpening(site.deps, first)).toBeNull()
    await expect(confirmRequest(site.deps, first)).rejects.toBeInstanceOf(NotFoundError)
    await expect(confirmRequest(site.deps, await site.token())).resolves.toMatchObject({
      state: 'waiting',
    })
  })

  test('is gone with its mails when the guest ends it by a link, or asks to delete everything', async () => {
    const site = await siteOf(await open(), { 'texas-sage': taken })
    await askForOpening(site.deps, wanted)
    const token = await site.token()
    await endRequest(site.deps, token)
    await endRequest(site.deps, token)
    expect([await site.states(), await site.mails()]).toEqual([[], []])
    await askForOpening(site.deps, wanted)
    const counts = await deleteGuestData(site.deps, 'ana@guests.example')
    expect(counts).toMatchObject({ openings: 1, notifications: 1 })
    expect([await site.states(), await site.mails()]).toEqual([[], []])
  })

  test('can still be read and ended by its link when its cabin has been retired', async () => {
    const site = await siteOf(await open(), { 'texas-sage': taken })
    await askForOpening(site.deps, wanted)
    const token = await site.token()
    await confirmRequest(site.deps, token)
    const { cabins } = site.deps.site
    const retired = cabins.filter(isWanted).map((cabin) => ({ ...cabin, redirectTo: '/cabins' }))
    const others = cabins.filter((cabin) => !isWanted(cabin))
    const deps = { ...site.deps, site: { ...site.deps.site, cabins: others, retired } }
    expect(await readOpening(deps, token)).toMatchObject({ state: 'retired', cabin: 'Texas Sage' })
    await endRequest(deps, token)
    expect([await site.states(), await site.mails()]).toEqual([[], []])
  })

  test('ends by itself after the day of arrival', async () => {
    const site = await siteOf(await open(), { 'texas-sage': taken })
    await askForOpening(site.deps, wanted)
    const token = await site.token()
    await confirmRequest(site.deps, token)
    site.partner.behave('texas-sage', free)
    site.clock.pass({ hours: 24 * 10 })
    await site.readAgain()
    expect(await site.tell()).toBe(0)
    expect(await readOpening(site.deps, token)).toBeNull()
  })

  test.each([
    ['in the past', { from: '2025-05-30' }, 'from'],
    ['that end before they begin', { to: '2025-06-10' }, 'to'],
    ['too far ahead', { to: '2027-08-01' }, 'to'],
    ['of an unknown cabin', { cabin: 'moon' }, 'cabin'],
    ['of a cabin without a calendar', { cabin: 'coyote-cabin' }, 'cabin'],
  ])('for days %s is refused with the field', async (_, change, field) => {
    const site = await siteOf(await open(), { 'texas-sage': taken })
    const error = await askForOpening(site.deps, { ...wanted, ...change }).catch((thrown) => thrown)
    expect(error).toBeInstanceOf(RuleError)
    expect(Object.keys(error.fields)).toEqual([field])
  })
})
