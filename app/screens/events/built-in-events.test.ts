import { expect, test } from 'vitest'
import { fixedClock } from '#integrations/clock.ts'
import { noCalendar } from '#services/events/calendar.ts'
import { listEvents } from '#services/events/events.ts'
import { sampleSite } from '#tests/fixtures/property.ts'
import { builtInOn } from './built-in-events.ts'

const { timeZone } = sampleSite.facts
const { regular } = sampleSite.document('events')
const { list: samples } = sampleSite.document('events/samples')

test.each(['2025-06-01', '2025-10-31', '2026-03-07', '2026-11-22'])(
  'on %s the browser falls back to just the events that the server lists by itself',
  (today) => {
    const clock = fixedClock(`${today}T06:00:00Z`)
    const { items } = listEvents({ site: sampleSite, clock, calendar: noCalendar }).list
    const { coming } = builtInOn(today, { samples, regular, timeZone })
    expect(coming).toEqual(items)
    expect(coming?.map(({ id }) => id)).toContainEqual(expect.stringMatching(/^farmers-market-/))
  },
)
