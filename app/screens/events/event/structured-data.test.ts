// spec: 2/events
import { expect, test } from 'vitest'
import { socialPictureUrl } from '#content/pictures/url.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import type { Picture } from '#contracts/pictures.ts'
import { sampleSite } from '#tests/fixtures/property.ts'
import { structuredDataIssues } from '#tests/fixtures/structured-data.ts'
import { structuredDataOf } from './structured-data.ts'
import { samplesOf } from '#services/events/built-in.ts'

const sampleEvents = samplesOf(sampleSite)

const origin = 'https://cabins.example'
const picture: Picture = {
  stem: 'events-pavilion-0a1b2c3d',
  width: 1600,
  height: 1067,
  widths: [800, 1600],
  placeholder: 'data:image/webp;base64,',
  alt: 'The pavilion in the evening',
  standIn: false,
}

const market: CalendarEvent = {
  id: 'market',
  summary: 'Market Days',
  description: 'Old doors and young goats.',
  start: { dateTime: '2026-11-28T16:00:00Z' },
  end: { dateTime: '2026-11-28T19:00:00Z' },
  location: 'Town Hall, 14 Main Street, Wimberley, TX 78676',
}

const { facts } = sampleSite
const page = { origin, facts, today: '2025-06-01' }
const eventOf = (event: CalendarEvent) => structuredDataOf(page, event)[0]
const isEvent = (item: object) => '@type' in item && item['@type'] === 'Event'

test('an independent validator finds nothing wrong with any kind of event', async () => {
  expect(sampleEvents.length).toBeGreaterThan(40)
  const real = sampleEvents.map((event) => ({ ...event, isSample: undefined }))
  const items = real.flatMap((event) => structuredDataOf(page, event))
  expect(items.filter(isEvent)).toHaveLength(sampleEvents.length)
  expect(await structuredDataIssues(items)).toEqual([])
})

test('made-up events are no events for search engines', () => {
  const items = sampleEvents.flatMap((event) => structuredDataOf(page, event))
  expect(items.filter(isEvent)).toEqual([])
})

test.each([
  ['the day before', '2026-11-27', true],
  ['its own day', '2026-11-28', true],
  ['the day after', '2026-11-29', false],
])('an event is one for search engines until it is over: on %s', (_name, day, isListed) => {
  expect(structuredDataOf({ ...page, today: day }, market).some(isEvent)).toBe(isListed)
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
  const location = 'Under the old bridge'
  expect(eventOf({ ...market, location })).toMatchObject({
    location: { '@type': 'Place', name: location, address: location },
  })
})

test('an event elsewhere claims nothing that we do not know', () => {
  const [event] = structuredDataOf({ ...page, picture }, market)
  for (const unknown of ['organizer', 'performer', 'offers', 'image'])
    expect(event).not.toHaveProperty(unknown)
})

test.each([`Pavilion, ${facts.property}`, `${facts.address.street}, ${facts.town}, TX`])(
  'an event at the property (%s) is organized by it, with its address and picture',
  async (location) => {
    const items = structuredDataOf({ ...page, picture }, { ...market, location })
    expect(items[0]).toMatchObject({
      organizer: { '@type': 'Organization', name: facts.property, url: `${origin}/` },
      image: [`${origin}${socialPictureUrl(picture)}`],
      location: { name: facts.property, address: { streetAddress: facts.address.street } },
    })
    expect(await structuredDataIssues(items)).toEqual([])
    expect(eventOf({ ...market, location }), 'without a picture').not.toHaveProperty('image')
  },
)

test('an event without a place is no event for search engines, only a page', () => {
  const nowhere: CalendarEvent = { ...market, location: undefined }
  expect(structuredDataOf(page, nowhere)).toEqual([])
})
