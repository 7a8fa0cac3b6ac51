import { expect, test } from 'vitest'
import { publicPages } from '#content/pages.ts'
import { sampleSite } from '#tests/fixtures/property.ts'
import { fixedClock } from '#integrations/clock.ts'
import { noCalendar } from '#services/events/calendar.ts'
import { listEvents } from '#services/events/events.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { testNow } from '#tests/fixtures/dependencies.ts'
import { storeReview } from '#tests/fixtures/reviews.ts'
import { origin, siteOn } from '#tests/fixtures/site.ts'
import { samplesOf } from '#services/events/built-in.ts'

const sampleEvents = samplesOf(sampleSite)

const open = databaseOpener()
const at = (now: string) => ({ site: sampleSite, clock: fixedClock(now), calendar: noCalendar })

async function read(path: string, now = testNow) {
  const { app } = await siteOn(await open(), { dependencies: at(now) })
  return app.inject(path)
}

test('the sitemap lists every public page, cabin and coming event once, at the canonical origin', async () => {
  const { headers, body } = await read('/sitemap.xml')
  const listed = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)

  expect(headers['content-type']).toContain('application/xml')
  const events = listEvents(at(testNow)).list.items.filter(({ isSample }) => !isSample)
  expect(events.length).toBeGreaterThan(5)
  const paths = [
    ...publicPages,
    ...sampleSite.cabins.map(({ slug }) => `/cabins/${slug}`),
    ...events.map(({ id }) => `/events/${id}`),
  ]
  expect(listed.toSorted()).toEqual(paths.map((path) => `${origin}${path}`).toSorted())
})

test('the sitemap says when policies and content changed, and nothing where that is unknown', async () => {
  const { body } = await read('/sitemap.xml')
  expect(body).toContain(`<loc>${origin}/privacy-policy</loc><lastmod>2024-05-23</lastmod>`)
  expect(body).toMatch(/\/about<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/)
  expect(body).toContain(`<loc>${origin}/events</loc></url>`)
})

test('the sitemap lists the pictures of each cabin, and each exists', async () => {
  const { app } = await siteOn(await open())
  const { body } = await app.inject('/sitemap.xml')
  for (const { slug } of sampleSite.cabins) {
    const [entry = ''] = new RegExp(`/cabins/${slug}</loc>.*`).exec(body) ?? []
    const images = [...entry.matchAll(/<image:loc>([^<]+)</g)].map(([, image = '']) => image)
    expect(images.length).toBeGreaterThanOrEqual(10)
    const first = images[0]?.slice(origin.length) ?? ''
    expect((await app.inject(first)).headers['content-type']).toBe('image/webp')
  }
})

test('every review can be reached through pages with their own URLs', async () => {
  const db = await open()
  for (let stay = 1; stay <= 25; stay += 1) {
    await storeReview(db, { reviewTitle: `Stay number ${stay}.` })
  }
  const { app } = await siteOn(db)
  const { body: sitemap } = await app.inject('/sitemap.xml')
  const pages = ['/reviews', '/reviews?page=2', '/reviews?page=3']
  const seen = new Set<string>()
  for (const [index, path] of pages.entries()) {
    expect(sitemap).toContain(`<loc>${origin}${path}</loc>`)
    const { body } = await app.inject(path)
    expect(body).toContain(`<link rel="canonical" href="${origin}${path}"/>`)
    const neighbors = pages.filter((_, other) => Math.abs(other - index) === 1)
    for (const neighbor of neighbors) expect(body).toContain(`href="${neighbor}"`)
    for (const [title] of body.matchAll(/Stay number \d+\./g)) seen.add(title)
  }
  expect(seen.size).toBe(25)
  expect(sitemap).not.toContain('page=4')
})

test('the sitemap lists no past or sample event', async () => {
  const { body } = await read('/sitemap.xml')
  expect(body).toContain('/events/')
  expect(body).not.toContain('/events/farmers-market-2025-05-31<')
  for (const { id } of sampleEvents) expect(body).not.toContain(`/events/${id}<`)
})

test('robots.txt names the sitemap and disallows what is not a page', async () => {
  const { headers, body } = await read('/robots.txt')
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toContain(`Sitemap: ${origin}/sitemap.xml`)
  expect(body).toContain('Allow: /api/files/\n')
  for (const path of ['/admin/', '/api/', '/book/']) expect(body).toContain(`Disallow: ${path}\n`)
})

test("the web manifest has the property's name and icons in the sizes phones need", async () => {
  const { headers, body } = await read('/site.webmanifest')
  expect(headers['content-type']).toContain('application/manifest+json')
  expect(JSON.parse(body)).toMatchObject({
    name: sampleSite.facts.property,
    start_url: '/',
    icons: expect.arrayContaining([
      expect.objectContaining({ sizes: '192x192' }),
      expect.objectContaining({ sizes: '512x512' }),
    ]),
  })
})

test('the admin area can be installed as an app of its own, which begins at the dashboard', async () => {
  const { headers, body } = await read('/admin.webmanifest')
  expect(headers['content-type']).toContain('application/manifest+json')
  expect(JSON.parse(body)).toMatchObject({
    start_url: '/admin/dashboard',
    scope: '/admin/',
    display: 'standalone',
  })
})

test('the events can be subscribed to, without made-up ones', async () => {
  const coming = listEvents(at(testNow)).list.items.filter(({ isSample }) => !isSample)
  const calendar = await read('/events.ics')
  expect(calendar.headers['content-type']).toContain('text/calendar')
  expect(calendar.body.match(/BEGIN:VEVENT/g)).toHaveLength(coming.length)

  const feed = await read('/events.rss')
  expect(feed.headers['content-type']).toContain('application/rss+xml')
  const addresses = [...feed.body.matchAll(/<guid[^>]*>([^<]+)</g)].map(([, address]) => address)
  expect(addresses).toEqual(coming.map(({ id }) => `${origin}/events/${id}`))
})
