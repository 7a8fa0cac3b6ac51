import { expect, test } from 'vitest'
import { sampleEvents } from '#content/events/samples/index.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { structuredDataIssues } from '../../../tests/fixtures/structured-data.ts'
import { structuredDataOf } from './structured-data.ts'

const origin = 'https://cabins.example'

const market: CalendarEvent = {
  id: 'market',
  summary: 'Market Days',
  description: 'Old doors and young goats.',
  start: { dateTime: '2026-11-28T16:00:00Z' },
  end: { dateTime: '2026-11-28T19:00:00Z' },
  location: 'Town Hall, 14 Main Street, Wimberley, TX 78676',
}

const eventOf = (event: CalendarEvent) => structuredDataOf(origin, event)[0]

test('an independent validator finds nothing wrong with any built-in event', async () => {
  expect(sampleEvents.length).toBeGreaterThan(40)
  const items = sampleEvents.flatMap((event) => structuredDataOf(origin, event))
  expect(items.filter((item) => '@type' in item && item['@type'] === 'Event')).toHaveLength(
    sampleEvents.length,
  )
  expect(await structuredDataIssues(items)).toEqual([])
})

test('the validator would find an event without a place, a date or a known property', async () => {
  const broken = { '@context': 'https://schema.org', '@type': 'Event', name: 'x', whereabouts: 'y' }
  const issues = await structuredDataIssues([broken])
  expect(issues).toContain('ERROR: Required attribute "startDate" is missing')
  expect(issues).toContain('ERROR: Required attribute "location.address" is missing')
  expect(issues.join()).toContain('whereabouts')
})

test('an instant is told with the offset that clocks at the property show then', () => {
  expect(eventOf(market)).toMatchObject({
    startDate: '2026-11-28T10:00:00-06:00',
    endDate: '2026-11-28T13:00:00-06:00',
  })
  const summer = { dateTime: '2026-07-04T14:00:00Z' }
  expect(eventOf({ ...market, start: summer, end: summer })).toMatchObject({
    startDate: '2026-07-04T09:00:00-05:00',
  })
})

test('whole days are days, and the last of them is the end', () => {
  const start = { date: '2025-06-13' }
  expect(eventOf({ ...market, start, end: { date: '2025-06-16' } })).toMatchObject({
    startDate: '2025-06-13',
    endDate: '2025-06-15',
  })
})

test('a Texan address is taken apart, any other is told as it stands', () => {
  expect(eventOf(market)).toMatchObject({
    location: {
      '@type': 'Place',
      name: 'Town Hall',
      address: {
        streetAddress: '14 Main Street',
        addressLocality: 'Wimberley',
        addressRegion: 'TX',
        postalCode: '78676',
        addressCountry: 'US',
      },
    },
  })
  const location = 'Pavilion, Cabins at Lone Oak'
  expect(eventOf({ ...market, location })).toMatchObject({
    location: { '@type': 'Place', name: location, address: location },
  })
})

test('nothing is claimed that nobody has told us', () => {
  for (const unknown of ['organizer', 'performer', 'offers', 'image'])
    expect(eventOf(market)).not.toHaveProperty(unknown)
})

test('an event without a place is no event for search engines, only a page', () => {
  const nowhere: CalendarEvent = { ...market, location: undefined }
  expect(structuredDataOf(origin, nowhere)).toEqual([
    expect.objectContaining({ '@type': 'BreadcrumbList' }),
  ])
})
