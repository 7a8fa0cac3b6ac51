// spec: 7/availability-feed
import { describe, expect, test, vi } from 'vitest'
import { calendarOf } from '#tests/fakes/feed-calendar.ts'
import { feedSecret, type FeedBehaviour } from '#tests/fakes/feed.ts'
import { feedsOf } from '#tests/fixtures/feeds.ts'
import { noFeeds } from './availability-feeds.ts'

const slug = 'texas-sage'
const first: FeedBehaviour = {
  kind: 'text',
  text: calendarOf([{ checkIn: '2025-06-10', checkOut: '2025-06-11' }]),
}
const second: FeedBehaviour = {
  kind: 'text',
  text: calendarOf([{ checkIn: '2025-07-10', checkOut: '2025-07-11' }]),
}
const nightOf = (from: string, to: string) => ({ taken: [{ from, to }], notOpen: [], unknown: [] })
const [firstNights, secondNights] = [
  nightOf('2025-06-10', '2025-06-11'),
  nightOf('2025-07-10', '2025-07-11'),
]
/** While reads fail: the known booked night remains, all others are unknown. */
const sinceFailing = {
  ...firstNights,
  unknown: [
    { from: '2025-05-01', to: '2025-06-10' },
    { from: '2025-06-11', to: '2027-08-01' },
  ],
}
const nothing = { taken: [], notOpen: [], unknown: [{ from: '2025-05-02', to: '2027-08-01' }] }
const refused = { kind: 'status', status: 503 } as const

function feedsWith(behaviour: FeedBehaviour) {
  return feedsOf({ [slug]: behaviour })
}

async function read(behaviour: FeedBehaviour) {
  const fixture = await feedsWith(behaviour)
  await fixture.read()
  return fixture
}

test('a site without feeds knows nothing about any cabin', () => {
  expect(noFeeds.stateOf(slug)).toBeNull()
})

test("a feed's nights are known after the first read, and free once later ones agree", async () => {
  const { availability, partner, clock, readAgain } = await read(first)
  expect(availability.stateOf(slug)).toMatchObject({ nights: firstNights, error: null })
  expect(availability.stateOf('coyote-cabin')).toBeNull()
  partner.behave(slug, second)
  await readAgain()
  const unknown = firstNights.taken
  expect(availability.stateOf(slug)).toMatchObject({ nights: { ...secondNights, unknown } })
  for (let reading = 0; reading < 3; reading += 1) {
    clock.pass({ minutes: 10 })
    await readAgain()
  }
  expect(availability.stateOf(slug)).toMatchObject({ nights: secondNights })
})

describe('while reads fail', () => {
  test('booked nights of the last successful read count for a day, and no other is called free', async () => {
    const { availability, partner, clock, readAgain } = await read(first)
    partner.behave(slug, refused)
    await readAgain()
    const error = 'Failed to fetch calendar data: 503'
    const countsUntil = Temporal.Instant.from('2025-06-02T12:00:00Z')
    clock.pass({ hours: 23, minutes: 59 })
    expect(availability.stateOf(slug)).toEqual({
      nights: {
        ...sinceFailing,
        unknown: [{ from: '2025-05-02', to: '2025-06-10' }, ...sinceFailing.unknown.slice(1)],
      },
      lastKnown: firstNights.taken,
      updatedAt: Temporal.Instant.from('2025-06-01T12:00:00Z'),
      countsUntil,
      error,
    })
    clock.pass({ minutes: 1 })
    expect(availability.stateOf(slug)).toEqual({
      nights: nothing,
      lastKnown: firstNights.taken,
      updatedAt: null,
      countsUntil: null,
      error,
    })
  })

  test('nothing is known if no read has ever succeeded', async () => {
    const { availability } = await read(refused)
    expect(availability.stateOf(slug)).toMatchObject({
      nights: { taken: [], unknown: [{ to: nothing.unknown[0]?.to }] },
      updatedAt: null,
    })
  })

  test('each new reason is logged once, with the cabin and without the address', async () => {
    const { failures, partner, readAgain } = await read(refused)
    await readAgain()
    partner.behave(slug, { kind: 'drop' })
    await readAgain()
    expect(failures).toEqual([
      [slug, 'answered 503'],
      [slug, 'could not be reached'],
    ])
    expect(JSON.stringify(failures)).not.toContain(feedSecret)
  })

  test('the first success clears the reason', async () => {
    const { availability, partner, readAgain } = await read(refused)
    partner.behave(slug, first)
    await readAgain()
    expect(availability.stateOf(slug)).toMatchObject({ nights: firstNights, error: null })
  })
})

test('a page that shows availability is notified of every read that changes what is shown', async () => {
  const { changes, partner, readAgain, read: readFirst } = await feedsWith(first)
  const announced = vi.fn<(topic: string) => void>()
  changes.subscribe(announced)
  await readFirst()
  expect(announced.mock.calls).toEqual([['availability']])
  partner.behave(slug, refused)
  await readAgain()
  expect(announced).toHaveBeenCalledTimes(2)
  // The same failure again changes nothing on pages.
  await readAgain()
  expect(announced).toHaveBeenCalledTimes(2)
})

describe('a cabin with two feeds', () => {
  const other = `${slug} 2`
  const otherPath = `${slug}-2`
  const readBoth = async (one: FeedBehaviour, two: FeedBehaviour) => {
    const fixture = await feedsOf({ [slug]: one, [other]: two })
    await fixture.read()
    return fixture
  }

  test('is booked where either feed says so', async () => {
    const { availability } = await readBoth(first, second)
    expect(availability.stateOf(slug)).toMatchObject({
      nights: { taken: [...firstNights.taken, ...secondNights.taken], notOpen: [], unknown: [] },
      error: null,
    })
  })

  test('is booked where one feed says so and the other does not sell yet', async () => {
    const { availability } = await readBoth(first, {
      kind: 'text',
      text: calendarOf([
        { checkIn: '2025-06-10', checkOut: '2025-06-13', guest: 'Airbnb (Not available)' },
      ]),
    })
    expect(availability.stateOf(slug)?.nights).toEqual({
      taken: firstNights.taken,
      notOpen: [{ from: '2025-06-11', to: '2025-06-13' }],
      unknown: [],
    })
  })

  test('is never called free on the word of one feed while the other is unread', async () => {
    const { availability, failures } = await readBoth(first, refused)
    expect(availability.stateOf(slug)).toMatchObject({
      nights: sinceFailing,
      updatedAt: Temporal.Instant.from('2025-06-01T12:00:00Z'),
      error: 'Failed to fetch calendar data: 503',
    })
    expect(failures).toEqual([[other, 'answered 503']])
  })

  test('keeps the booked nights of the failing feed, and is dated by the older read', async () => {
    const { availability, partner, clock, readAgain } = await readBoth(first, second)
    partner.behave(otherPath, refused)
    clock.pass({ hours: 1 })
    await readAgain()
    expect(availability.stateOf(slug)).toMatchObject({
      nights: {
        taken: [...firstNights.taken, ...secondNights.taken],
        unknown: [
          { from: '2025-05-01', to: '2025-06-10' },
          { from: '2025-06-11', to: '2025-07-10' },
          { from: '2025-07-11', to: '2027-08-01' },
        ],
      },
      updatedAt: Temporal.Instant.from('2025-06-01T12:00:00Z'),
      countsUntil: Temporal.Instant.from('2025-06-02T12:00:00Z'),
      error: 'Failed to fetch calendar data: 503',
    })
  })
})
