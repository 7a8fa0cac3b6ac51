import { expect, test } from 'vitest'
import { publicPages, unlistedPages } from '#content/pages.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { sampleSite } from '#tests/fixtures/property.ts'
import { origin, siteOn } from '#tests/fixtures/site.ts'

const open = databaseOpener()
const cabinPages = sampleSite.cabins.map(({ slug }) => `/cabins/${slug}`)

test('a link to any public page shows a picture of its own, the one at its head; no page shows one twice', async () => {
  const { app } = await siteOn(await open())
  const pageOf = new Map<string, string>()
  let shown = 0
  for (const path of [...publicPages, ...unlistedPages, ...cabinPages]) {
    const { body } = await app.inject(path)
    const [, shared = ''] = /<meta property="og:image" content="([^"]*)"/.exec(body) ?? []
    expect(shared, path).toMatch(/-og\.jpg$/)
    const { statusCode, headers } = await app.inject(shared.slice(origin.length))
    expect([statusCode, headers['content-type']], path).toEqual([200, 'image/jpeg'])
    const head = path === '/cabins' ? '' : `/${stemOfHeadPicture(body) ?? ''}`
    expect(shared, path).toContain(head)
    // A cabin's carries its badge, which is in its name.
    const hasBadge = /-[\da-f]{8}-[\da-f]{8}-og\.jpg$/.test(shared)
    expect(hasBadge, path).toBe(cabinPages.includes(path))
    expect(pageOf.get(shared), `shared by ${path}`).toBeUndefined()
    pageOf.set(shared, path)
    const stems = stemsOfPictures(body)
    expect(stems, path).toEqual([...new Set(stems)])
    shown += stems.length
  }
  expect(shown).toBeGreaterThan(pageOf.size)
})

/** Of the picture that is fetched first; pages of text have none, and on `/cabins` it is a card's. */
function stemOfHeadPicture(body: string): string | undefined {
  const [image = ''] = /<img[^>]*fetchPriority="high"[^>]*>/i.exec(body) ?? []
  return /src="\/pictures\/([^"]+)\.webp"/.exec(image)?.[1]
}

function stemsOfPictures(body: string): (string | undefined)[] {
  return [...body.matchAll(/<img[^>]*src="\/pictures\/([^"]+)\.webp"/g)].map(([, stem]) => stem)
}
