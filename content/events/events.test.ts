// spec: 3/event, 3/event-lists
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { featureSchema } from '#contracts/site/shapes.ts'
import {
  eventCategorySchema,
  eventDestinationSchema,
  eventSeasonSchema,
  regularEventSchema,
} from '#contracts/site/events.ts'
import { eventSchema, type EventTime } from '#contracts/events.ts'
import { guideTimes } from '../guide/driving-times.ts'
import { eventsPage } from './events-page.ts'
import { looksLikeSample } from '../sample-facts.ts'
import { eventCategories } from './categories.ts'
import { eventDestinations } from './destinations.ts'
import { eventReasons } from './reasons.ts'
import { regularEvents } from './regular.ts'
import { firstSamples } from './samples/first.ts'
import { sampleEvents } from './samples/index.ts'
import { eventSeasons } from './seasons.ts'

test.each<[string, z.ZodType, unknown]>([
  ['sample events', z.array(eventSchema), sampleEvents],
  ['regular events', z.array(regularEventSchema), regularEvents],
  ['categories', z.array(eventCategorySchema), eventCategories],
  ['seasons', z.array(eventSeasonSchema), eventSeasons],
  ['destinations', z.array(eventDestinationSchema), eventDestinations],
  ['reasons', z.array(featureSchema), eventReasons],
])('%s: every value has the shape that screens rely on', (_name, schema, value) => {
  expect(z.prettifyError(schema.safeParse(value).error ?? new z.ZodError([]))).toBe('')
})

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

  test('begin with the nine that the events screen shows as a grid', () => {
    expect(firstSamples).toHaveLength(9)
    expect(sampleEvents.slice(0, 9)).toMatchObject(firstSamples)
  })

  test('have ids that name their month and are given once', () => {
    const ids = sampleEvents.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id, start } of sampleEvents) expect(id).toMatch(`-${startOf(start).slice(0, 7)}`)
  })

  test('end after they begin, whole days on a later day', () => {
    for (const { id, start, end } of sampleEvents) {
      expect({ id, isWhole: 'date' in end }).toEqual({ id, isWhole: 'date' in start })
      expect(Date.parse(startOf(end)), id).toBeGreaterThan(Date.parse(startOf(start)))
    }
  })

  test('are told with the offset that clocks in the Hill Country have then', () => {
    for (const { id, start, end } of sampleEvents) {
      for (const time of [start, end]) {
        if ('date' in time) continue
        const { offset } = Temporal.Instant.from(time.dateTime).toZonedDateTimeISO(
          'America/Chicago',
        )
        expect(time.dateTime.slice(-6), id).toBe(offset)
      }
    }
  })

  test('are all marked as samples', () => {
    expect(sampleEvents.filter(({ isSample }) => !isSample)).toEqual([])
  })

  test('link to nobody real', () => {
    const links = sampleEvents.flatMap(({ htmlLink }) => htmlLink ?? [])
    expect(links.filter((link) => !looksLikeSample(link))).toEqual([])
  })
})

test('the destinations are as far as the specification says', () => {
  expect(eventDestinations.map(({ name, distance }) => `${name} ${distance}`)).toEqual([
    'Fredericksburg 15 minutes',
    'Austin 45 minutes',
    'San Antonio 1 hour',
    'Dripping Springs 25 minutes',
  ])
})

test('the events screen says how far it is, and closes with the two ways on', () => {
  expect(eventsPage.chips).toEqual(['15 min to Fredericksburg', '45 min to Austin'])
  expect(eventsPage.closing.cabins).toEqual({ label: 'View Our Cabins', to: '/' })
  expect(eventsPage.closing.attractions).toEqual({
    label: 'Explore Attractions',
    to: '/things-to-do',
  })
})

test('destinations and guides give the same driving times', () => {
  const distanceOf = (place: string) =>
    eventDestinations.find(({ name }) => name === place)?.distance
  const shared = guideTimes.filter(({ place }) => distanceOf(place) !== undefined)
  expect(shared.map(({ place }) => distanceOf(place))).toEqual(
    shared.map(({ time }) => time.replace('min', 'minutes')),
  )
})

test('the farmers market is on Saturdays from 10 to 1, Market Days from March to December', () => {
  expect(regularEvents).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ every: 'saturday', from: '10:00', to: '13:00' }),
      expect.objectContaining({ every: 'first friday' }),
      expect.objectContaining({ every: 'first saturday', months: { first: 3, last: 12 } }),
    ]),
  )
})
