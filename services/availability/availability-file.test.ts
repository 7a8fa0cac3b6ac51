import { usualFeedOptions } from '#contracts/feed-options.ts'
import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { addDays } from '#contracts/dates.ts'
import type { CabinNights } from '#contracts/nights.ts'
import { fixedClock } from '#integrations/clock.ts'
import { feedNightsIn } from '#integrations/availability/feed-nights.ts'
import { calendarWith, inFeed } from '#tests/fakes/feed-calendar.ts'
import { testNow } from '#tests/fixtures/dependencies.ts'
import { sampleSite } from '#tests/fixtures/property.ts'
import { availabilityFile } from './availability-file.ts'
import { readWindow } from './night-windows.ts'

const window = readWindow('2025-06-01')
const rules = { window, timeZone: 'America/Chicago', ...usualFeedOptions }
const updatedAt = Temporal.Instant.from(testNow)

function fileOf(nights: CabinNights): string {
  const { taken: lastKnown } = nights
  const state = { nights, lastKnown, updatedAt, countsUntil: updatedAt, error: null }
  const availability = { stateOf: () => state, ids: () => ({}) }
  const deps = {
    site: sampleSite,
    availability,
    clock: fixedClock(testNow),
    origin: 'https://cabins.example',
  }
  return availabilityFile(deps, 'texas-sage')
}

function nightsOf(text: string): CabinNights {
  const { taken, notOpen } = feedNightsIn(text, rules)
  return { taken, notOpen, unknown: [] }
}

// How other publishers rewrite the events they import, in turn.
const publishers: ((event: ICAL.Component, index: number) => ICAL.Component[])[] = [
  (event) => [event],
  // A new id, and times instead of dates.
  (event, index) => {
    event.updatePropertyWithValue('uid', `${index}@publisher.example`)
    for (const name of ['dtstart', 'dtend']) {
      const day = String(event.getFirstPropertyValue(name))
      const hour = name === 'dtstart' ? 'T16:00:00' : 'T10:00:00'
      event.updatePropertyWithValue(name, ICAL.Time.fromDateTimeString(day + hour))
    }
    return [event]
  },
  // A new title, and the dates in another notation.
  (event) => {
    event.updatePropertyWithValue('summary', 'Imported')
    const [from, to] = ['dtstart', 'dtend'].map((name) => String(event.getFirstPropertyValue(name)))
    const days = Temporal.PlainDate.from(from ?? '').until(to ?? '').days
    event.removeProperty('dtend')
    event.addPropertyWithValue('duration', ICAL.Duration.fromData({ days }))
    return [event]
  },
]

function handedOn(text: string, round: number): string {
  const calendar = ICAL.Component.fromString(text)
  const republish = publishers[round % publishers.length] ?? ((event) => [event])
  const events = calendar.getAllSubcomponents('vevent').flatMap(republish)
  calendar.removeAllSubcomponents('vevent')
  for (const event of events.toReversed()) calendar.addSubcomponent(event)
  return calendar.toString()
}

const event = fc
  .record({
    from: fc.integer({ min: -40, max: 800 }).map((days) => addDays('2025-06-01', days)),
    nights: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.constant(100_000)),
    isTimed: fc.boolean(),
    isNotOpen: fc.boolean(),
  })
  .map(({ from, nights, isTimed, isNotOpen }) => [
    `DTSTART:${inFeed(from)}${isTimed ? 'T150000' : ''}`,
    `DTEND:${inFeed(addDays(from, nights))}${isTimed ? 'T170100' : ''}`,
    `SUMMARY:${isNotOpen ? 'Airbnb (Not available)' : 'Ana Ñandú'}`,
  ])

test('after a hundred round trips through other publishers every night is unchanged', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 6 }), (events) => {
      const nights = nightsOf(calendarWith(events))
      let travelled = nights
      for (let round = 0; round < 100; round += 1) {
        travelled = nightsOf(handedOn(fileOf(travelled), round))
      }
      expect(travelled).toEqual(nights)
    }),
    { numRuns: 25 },
  )
}, 60_000)
