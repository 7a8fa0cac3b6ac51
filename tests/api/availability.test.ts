// spec: 8/availability-feed
import { expect, test } from 'vitest'
import { feedSecret } from '#tests/fakes/feed.ts'
import {
  slug,
  address,
  wellBooked,
  wellBookedDays,
  siteWith,
  siteReading,
} from '#tests/fixtures/availability/availability-site.ts'

test('however many ask, each feed is read once', async () => {
  const { app, partner, read } = await siteWith({ [slug]: wellBooked })
  await read()
  await Promise.all(Array.from({ length: 50 }, () => app.inject(address)))
  expect(partner.requests.items).toHaveLength(1)
})

test('neither answers nor the log tell the address of a feed or what it says about guests', async () => {
  const { app, logLines, partner, readAgain } = await siteReading(wellBooked)
  partner.behave('coyote-cabin', { kind: 'status', status: 403 })
  await readAgain()
  const all = [
    address,
    `${address}/feed.ics`,
    '/api/availability/coyote-cabin',
    '/api/openapi.json',
  ]
  const bodies = await Promise.all(all.map(async (each) => (await app.inject(each)).body))
  for (const told of [...bodies, ...logLines]) {
    expect(told).not.toContain(feedSecret)
    expect(told).not.toContain(new URL(partner.origin).host)
    expect(told).not.toMatch(/Ñandú|555-0188/)
  }
})

test('what is not the page of a screen is not sniffed for one', async () => {
  const { app } = await siteReading(wellBooked)
  const { headers } = await app.inject(`${address}/feed.ics`)
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="texas-sage.ics"',
    'x-content-type-options': 'nosniff',
  })
})

test('days that have passed leave with their month, and an answer ends at midnight of the property', async () => {
  const { app, clock, readAgain } = await siteReading(wellBooked)
  clock.pass({ hours: 24 * 29 + 16, minutes: 59 })
  const last = await app.inject(address)
  expect(last.headers['expires']).toBe('Tue, 01 Jul 2025 05:00:00 GMT')
  await readAgain()
  expect((await app.inject(address)).json()).toMatchObject({ booked: wellBookedDays })
  clock.pass({ minutes: 1 })
  expect((await app.inject(address)).json()).toMatchObject({ booked: [], error: null })
})

test('an answer that rests on an old reading ends with the day for which it counts', async () => {
  const { app, clock, partner, readAgain } = await siteReading(wellBooked)
  partner.behave(slug, { kind: 'status', status: 500 })
  clock.pass({ hours: 18 })
  await readAgain()
  const { headers } = await app.inject(address)
  expect(headers['expires']).toBe('Mon, 02 Jun 2025 12:00:00 GMT')
})

test('a cached page that shows booked days is rendered again after a read', async () => {
  // Cached pages expire by the machine's clock.
  const now = Temporal.Now.instant().toString()
  const { app, logLines, readAgain } = await siteReading(wellBooked, { now })
  const timesMade = async () => {
    expect((await app.inject('/book-now')).statusCode).toBe(200)
    return logLines.filter((line) => line.includes('"rendered"')).length
  }
  expect([await timesMade(), await timesMade()]).toEqual([1, 1])
  await readAgain()
  expect([await timesMade(), await timesMade()]).toEqual([2, 2])
})
