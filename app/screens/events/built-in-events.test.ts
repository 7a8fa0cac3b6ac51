import { expect, test } from 'vitest'
import { fixedClock } from '#integrations/clock.ts'
import { noCalendar } from '#services/events/calendar.ts'
import { listEvents } from '#services/events/events.ts'
import { sampleSite } from '#tests/fixtures/property.ts'
import { builtInFrom, sampleEvents } from './built-in-events.ts'

test.each(['2025-06-01', '2025-10-31', '2026-03-07', '2026-11-22'])(
  'on %s the browser falls back to just the events that the server lists by itself',
  (today) => {
    const clock = fixedClock(`${today}T06:00:00Z`)
    const { items } = listEvents({ site: sampleSite, clock, calendar: noCalendar }).list
    const fallback = builtInFrom(today, sampleEvents)
    expect(fallback).toEqual(items)
    expect(fallback.map(({ id }) => id)).toContainEqual(expect.stringMatching(/^farmers-market-/))
  },
)
