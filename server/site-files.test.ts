import { expect, test } from 'vitest'
import { cabins } from '#content/cabins.ts'
import { sampleEvents } from '#content/events/samples/index.ts'
import { publicPages } from '#content/pages.ts'
import { site } from '#content/site.ts'
import { fixedClock } from '#integrations/clock.ts'
import { noCalendar } from '#services/events/calendar.ts'
import { listEvents } from '#services/events/events.ts'
import { apiWith } from '#tests/fixtures/api.ts'
import { testNow } from '#tests/fixtures/dependencies.ts'
import { siteFiles } from './site-files.ts'

const origin = 'https://cabins.example'
const at = (now: string) => ({ clock: fixedClock(now), calendar: noCalendar })

async function read(path: string, now = testNow) {
  const app = await apiWith((part) => siteFiles(part, { origin, dependencies: at(now) }))
  return app.inject(path)
}

test('the sitemap names every public page, cabin and coming event once, at the canonical origin', async () => {
  const { headers, body } = await read('/sitemap.xml')
  const listed = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)

  expect(headers['content-type']).toContain('application/xml')
  const events = listEvents(at(testNow)).list.items.filter(({ isSample }) => !isSample)
  expect(events.length).toBeGreaterThan(5)
  const paths = [
    ...publicPages,
    ...cabins.map(({ slug }) => `/cabins/${slug}`),
    ...events.map(({ id }) => `/events/${id}`),
  ]
  expect(listed.toSorted()).toEqual(paths.map((path) => `${origin}${path}`).toSorted())
})

test('the sitemap leads to no event that is over or made up', async () => {
  const { body } = await read('/sitemap.xml')
  expect(body).toContain('/events/')
  expect(body).not.toContain('/events/farmers-market-2025-05-31<')
  for (const { id } of sampleEvents) expect(body).not.toContain(`/events/${id}<`)
})

test('robots are shown the sitemap and kept from what is not a page', async () => {
  const { headers, body } = await read('/robots.txt')
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toContain(`Sitemap: ${origin}/sitemap.xml`)
  for (const path of ['/admin/', '/api/', '/book/']) expect(body).toContain(`Disallow: ${path}\n`)
})

test('the web manifest names the property and icons in the sizes that phones want', async () => {
  const { headers, body } = await read('/site.webmanifest')
  expect(headers['content-type']).toContain('application/manifest+json')
  expect(JSON.parse(body)).toMatchObject({
    name: site.property,
    start_url: '/',
    icons: expect.arrayContaining([
      expect.objectContaining({ sizes: '192x192' }),
      expect.objectContaining({ sizes: '512x512' }),
    ]),
  })
})
