// spec: 7/calendar-service, 8/calendar
import { describe, expect, test } from 'vitest'
import type { EventList } from '#contracts/events.ts'
import type { CalendarBehaviour } from '#tests/fakes/calendar.ts'
import { timedItem } from '#tests/fakes/calendar-items.ts'
import { calendarKey, siteWithCalendar } from '#tests/fixtures/calendar.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { testNow } from '#tests/fixtures/dependencies.ts'
import { sampleSite } from '../fixtures/property.ts'
import { samplesOf } from '#services/events/built-in.ts'

const sampleEvents = samplesOf(sampleSite)

const open = databaseOpener()
const coffee = timedItem(Temporal.Instant.from(testNow), {
  days: 2,
  id: 'porchcoffee',
  summary: 'Porch Coffee with the Hosts',
})
const withCoffee: CalendarBehaviour = { kind: 'items', items: [coffee] }
const refusal: CalendarBehaviour = { kind: 'refuse', status: 403, message: 'Quota exceeded' }

type Site = Awaited<ReturnType<typeof siteWithCalendar>>

const listOf = async ({ app }: Site) => (await app.inject('/api/events')).json<EventList>()
const refresh = ({ app }: Site) => app.inject({ method: 'POST', url: '/api/events/refresh' })
const idsIn = ({ items }: EventList) => items.map(({ id }) => id)

/** A site that has read a service with this behaviour once. */
async function siteReading(behaviour: CalendarBehaviour): Promise<Site> {
  const site = await siteWithCalendar(await open())
  site.service.behave(behaviour)
  site.start()
  await site.calendar.refresh()
  return site
}

describe('the calendar of the owner', () => {
  test('is shown with the built-in events', async () => {
    const list = await listOf(await siteReading(withCoffee))
    expect(list).toMatchObject({
      source: 'live',
      error: null,
      updatedAt: '2025-06-01T12:00:00.000Z',
    })
    expect(idsIn(list)).toEqual(
      expect.arrayContaining(['porchcoffee', ...sampleEvents.map(({ id }) => id)]),
    )
  })

  test('without items leaves the built-in events, and nobody is told', async () => {
    const list = await listOf(await siteReading({ kind: 'items', items: [] }))
    expect(list).toMatchObject({ source: 'built-in', error: null })
    expect(list.items.length).toBeGreaterThanOrEqual(sampleEvents.length)
  })

  test.each<[string, CalendarBehaviour]>([
    ['Calendar API error: 403 - Quota exceeded', refusal],
    ['Calendar API error: 500 - Unknown error', { kind: 'refuse', status: 500 }],
    ['Failed to load calendar events', { kind: 'drop' }],
    ['Failed to load calendar events', { kind: 'garbage' }],
    ['Failed to load calendar events', { kind: 'huge' }],
    ['Failed to load calendar events', { kind: 'json', body: { items: 7 } }],
  ])('that fails is told as %j, with the built-in events', async (error, behaviour) => {
    const list = await listOf(await siteReading(behaviour))
    expect(list).toMatchObject({ source: 'built-in', error, updatedAt: null })
    expect(list.items.length).toBeGreaterThanOrEqual(sampleEvents.length)
  })
})

describe('a visitor', () => {
  test('waits for no calendar: what is known is answered while the service hangs', async () => {
    const site = await siteWithCalendar(await open())
    site.service.behave({ kind: 'hang' })
    site.start()
    await site.service.requests.reach(1)
    expect(await listOf(site)).toMatchObject({ source: 'built-in', error: null, updatedAt: null })
    expect((await site.app.inject('/events')).statusCode).toBe(200)
    expect(site.service.abandoned.items).toHaveLength(0)
  })

  test('is one of many for whom the service is asked once', async () => {
    const site = await siteReading(withCoffee)
    await Promise.all(Array.from({ length: 30 }, () => listOf(site)))
    expect(site.service.requests.items).toHaveLength(1)
  })

  test('who refreshes shares one question with all who do', async () => {
    const site = await siteReading(refusal)
    site.clock.pass({ seconds: 30 })
    site.service.behave(withCoffee)
    const lists = await Promise.all(Array.from({ length: 8 }, () => refresh(site)))
    expect(site.service.requests.items).toHaveLength(2)
    for (const list of lists) expect(list.json<EventList>().error).toBeNull()
  })

  test('who refreshes at once after another gets what is known', async () => {
    const site = await siteReading(refusal)
    site.clock.pass({ seconds: 29 })
    expect((await refresh(site)).json<EventList>().error).toContain('Quota exceeded')
    expect(site.service.requests.items).toHaveLength(1)
  })

  test('who never stops refreshing is told to wait', async () => {
    const site = await siteReading(withCoffee)
    for (let press = 1; press <= 10; press += 1) expect((await refresh(site)).statusCode).toBe(200)
    const refused = await refresh(site)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBeDefined()
  })

  test('reads the new list on the page as soon as it is known', async () => {
    const site = await siteReading({ kind: 'items', items: [] })
    const showsIt = async () => (await site.app.inject('/events')).body.includes(coffee.summary)
    expect(await showsIt()).toBe(false)
    site.service.behave(withCoffee)
    await site.readAgain()
    expect(await showsIt()).toBe(true)
  })
})

describe('a calendar that stops answering', () => {
  test('is shown as it was for a day, with its failure, and then no longer', async () => {
    const site = await siteReading(withCoffee)
    site.service.behave(refusal)
    await site.readAgain()
    site.clock.pass({ hours: 23, minutes: 59, seconds: 59 })
    const kept = await listOf(site)
    expect(idsIn(kept)).toContain('porchcoffee')
    expect(kept).toMatchObject({
      source: 'live',
      error: 'Calendar API error: 403 - Quota exceeded',
      updatedAt: '2025-06-01T12:00:00.000Z',
    })
    site.clock.pass({ seconds: 1 })
    const dropped = await listOf(site)
    expect(idsIn(dropped)).not.toContain('porchcoffee')
    expect(dropped).toMatchObject({ source: 'built-in', updatedAt: null })
    expect(dropped.error).toBe('Calendar API error: 403 - Quota exceeded')
  })

  test('is trusted again with its next good answer', async () => {
    const site = await siteReading(refusal)
    site.service.behave(withCoffee)
    await site.readAgain()
    expect(await listOf(site)).toMatchObject({ source: 'live', error: null })
  })

  test('is logged once, however long it lasts', async () => {
    const site = await siteReading(refusal)
    await site.readAgain()
    await site.readAgain()
    const told = site.logLines.filter((line) => line.includes('calendar could not be read'))
    expect(told).toHaveLength(1)
  })
})

test('the key is in no answer and no log line, even when the service tells it', async () => {
  const told = `API key not valid: ${calendarKey} (${encodeURIComponent(calendarKey)})`
  const site = await siteReading({ kind: 'refuse', status: 400, message: told })
  const answers = [
    await site.app.inject('/api/events'),
    await refresh(site),
    await site.app.inject('/events'),
  ]
  const seen = [...answers.map(({ body }) => body), ...site.logLines].join('\n')
  expect(seen).toContain('API key not valid')
  expect(seen).not.toContain('canary-calendar')
})
