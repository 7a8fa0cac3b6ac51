import { expect, test } from 'vitest'
import { cabins } from '#content/cabins.ts'
import { publicPages } from '#content/pages.ts'
import { site } from '#content/site.ts'
import { apiWith } from '#tests/fixtures/api.ts'
import { siteFiles } from './site-files.ts'

const origin = 'https://cabins.example'

async function read(path: string) {
  const app = await apiWith((part) => siteFiles(part, { origin }))
  return app.inject(path)
}

test('the sitemap names every public page and cabin once, at the canonical origin', async () => {
  const { headers, body } = await read('/sitemap.xml')
  const listed = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)

  expect(headers['content-type']).toContain('application/xml')
  expect(listed.toSorted()).toEqual(
    [...publicPages, ...cabins.map(({ slug }) => `/cabins/${slug}`)]
      .map((path) => `${origin}${path}`)
      .toSorted(),
  )
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
