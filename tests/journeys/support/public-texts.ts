import { expect, type APIRequestContext } from '@playwright/test'
import { unlistedPages } from '#content/pages.ts'
import { shippedGuides } from '#contracts/guides.ts'
import { documentsPath } from '#contracts/addresses.ts'
import { documentSchemas } from '#contracts/site/documents.ts'
import { twinPath } from '#server/pages/twin.ts'

const files = [
  '/robots.txt',
  '/llms.txt',
  '/sitemap.xml',
  '/site.webmanifest',
  '/events.ics',
  '/events.rss',
  '/api/openapi.json',
  '/api/cabins',
  '/api/events',
  '/api/reviews',
  `${documentsPath}cabin-list`,
  `${documentsPath}guide-list`,
]

/** By address: all that guests and programs can read, every page in HTML with its data and in Markdown. */
export async function everyPublicText(request: APIRequestContext): Promise<Map<string, string>> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => address)
  const pages = listed.map((address) => new URL(address.replaceAll('&amp;', '&')).pathname)
  const known = [...pages.flatMap((path) => [path, twinPath(path)]), ...files]
  // Those of parts that are switched off say that they are not there.
  const perhaps = [
    ...Object.keys(documentSchemas).map((name) => documentsPath + name),
    ...shippedGuides.map((id) => `${documentsPath}guide/${id}`),
    ...unlistedPages,
    '/booking-test',
    '/no-such-page',
  ]
  const read = async (path: string) => {
    const answer = await request.get(path)
    if (known.includes(path)) expect(answer.status(), path).toBe(200)
    return [path, await answer.text()] as const
  }
  const texts = new Map<string, string>()
  // One after the other: a network may ask for so many pages at once that are in no cache.
  for (const path of [...known, ...perhaps]) texts.set(...(await read(path)))
  return texts
}
