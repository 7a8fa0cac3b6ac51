// spec: 3/event, 3/event-lists
import { describe, expect, test } from 'vitest'
import { looksLikeSample } from '#content/sample-facts.ts'
import { blocksOf } from '#contracts/guides.ts'
import { sampleEventsIn } from '#contracts/built-in-events.ts'
import type { EventTime } from '#contracts/events.ts'
import { limits } from '#contracts/limits.ts'
import { eventsSchema } from '#contracts/site/events.ts'
import { sampleEventsSchema } from '#contracts/site/built-in-events.ts'
import { sampleSite } from '#tests/fixtures/property.ts'

const { destinations, drives, regular, ...events } = sampleSite.document('events')
const { list } = sampleSite.document('events/samples')
const sampleEvents = sampleEventsIn(list, sampleSite.facts.timeZone)

const startOf = (time: EventTime) => ('date' in time ? time.date : time.dateTime)

describe('the built-in events', () => {
  test('are about 45, from June 2025 to January 2026, the earliest first', () => {
    const starts = sampleEvents.map(({ start }) => startOf(start))
    expect(starts).toHaveLength(45)
    expect(starts.toSorted()).toEqual(starts)
    expect([starts.at(0)?.slice(0, 7), starts.at(-1)?.slice(0, 7)]).toEqual(['2025-06', '2026-01'])
  })

  test('leave no month of their time empty', () => {
    const months = new Set(sampleEvents.map(({ start }) => startOf(start).slice(0, 7)))
    expect([...months]).toEqual(
      ['06', '07', '08', '09', '10', '11', '12'].map((month) => `2025-${month}`).concat('2026-01'),
    )
  })

  test('begin with nine of the first weeks, which the events screen shows as a grid', () => {
    expect(limits.sampleEvents).toBe(9)
    expect(startOf(sampleEvents[8]?.start ?? { date: '' })).toMatch('2025-07-12')
  })

  test('have ids that name their month', () => {
    for (const { id, start } of sampleEvents) expect(id).toMatch(`-${startOf(start).slice(0, 7)}`)
  })

  test('have the offset of clocks in the Hill Country at that time', () => {
    for (const { id, start, end } of sampleEvents) {
      for (const time of [start, end]) {
        if ('date' in time) continue
        const zoned = Temporal.Instant.from(time.dateTime).toZonedDateTimeISO('America/Chicago')
        expect(time.dateTime.slice(-6), id).toBe(zoned.offset)
      }
    }
  })

  test('of whole days end on the day after their last', () => {
    const weekend = sampleEvents.find(({ id }) => id === 'blanco-lavender-weekend-2025-06')
    expect(weekend).toMatchObject({ start: { date: '2025-06-13' }, end: { date: '2025-06-16' } })
  })

  test('are all marked as samples', () => {
    expect(sampleEvents.filter(({ isSample }) => !isSample)).toEqual([])
  })

  test('link to example addresses only', () => {
    const links = sampleEvents.flatMap(({ htmlLink }) => htmlLink ?? [])
    expect(links).not.toEqual([])
    expect(links.filter((link) => !looksLikeSample(link))).toEqual([])
  })
})

describe('a sample event is refused', () => {
  const [one] = list
  const mistakesIn = (...changed: object[]) =>
    sampleEventsSchema.safeParse({ list: changed.map((each) => ({ ...one, ...each })) }).error

  test.each([
    ['that ends before it begins', { from: '2025-06-07 15:00', to: '2025-06-07 07:00' }],
    ['from a day to a time', { from: '2025-06-07', to: '2025-06-07 07:00' }],
    ['on a day that there is not', { from: '2025-02-30', to: '2025-03-01' }],
    ['with an id that is no address', { id: 'two words' }],
  ])('%s', (_name, change) => {
    expect(mistakesIn({})).toBeUndefined()
    expect(mistakesIn(change)).toBeDefined()
  })

  test('with the id of another', () => {
    expect(mistakesIn({}, {})).toBeDefined()
    expect(mistakesIn({}, { id: 'another' })).toBeUndefined()
  })
})

test('the events screen takes one to twelve of everything', () => {
  const reading = (count: number) => {
    const twelveOf = <Item>(items: Item[]) => Array<Item[]>(count).fill(items.slice(0, 1)).flat()
    const { categories, seasons, reasons } = events
    return eventsSchema.safeParse({
      ...events,
      regular: [],
      drives: twelveOf(drives),
      destinations: { ...destinations, list: twelveOf(destinations.list) },
      categories: { ...categories, list: twelveOf(categories.list) },
      seasons: { ...seasons, list: twelveOf(seasons.list) },
      reasons: { ...reasons, list: twelveOf(reasons.list) },
    })
  }
  expect([1, 12].map((count) => reading(count).error)).toEqual([undefined, undefined])
  expect([0, 13].map((count) => reading(count).error?.issues.length)).toEqual([5, 5])
})

test('the destinations are as far as the specification says', () => {
  expect(destinations.list.map(({ name, distance }) => `${name} ${distance}`)).toEqual([
    'Fredericksburg 15 minutes',
    'Austin 45 minutes',
    'San Antonio 1 hour',
    'Dripping Springs 25 minutes',
  ])
})

test('the events screen has the heading of the specification and says how far it is', () => {
  expect(events.heading).toBe('Hill Country Events')
  expect(events.samples?.heading).toBe('Events Through December 2025')
  expect(drives).toEqual(['15 min to Fredericksburg', '45 min to Austin'])
})

test('destinations and guides give the same driving times', () => {
  const [driving] = blocksOf(sampleSite.document('guide/things-to-do'), 'driving')
  const guideTimes = driving?.times ?? []
  const distanceOf = (place: string) =>
    destinations.list.find(({ name }) => name === place)?.distance
  const shared = guideTimes.filter(({ place }) => distanceOf(place) !== undefined)
  expect(shared.map(({ place }) => distanceOf(place))).toEqual(
    shared.map(({ time }) => time.replace('min', 'minutes')),
  )
})

test('the farmers market is on Saturdays from 10 to 1, Market Days from March to December', () => {
  expect(regular).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ every: 'saturday', from: '10:00', to: '13:00' }),
      expect.objectContaining({ every: 'first friday' }),
      expect.objectContaining({ every: 'first saturday', months: { first: 3, last: 12 } }),
    ]),
  )
})
