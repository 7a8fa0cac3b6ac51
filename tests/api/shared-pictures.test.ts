import { expect, test } from 'vitest'
import { publicPages } from '#content/pages.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { sampleSite } from '#tests/fixtures/property.ts'
import { origin, siteOn } from '#tests/fixtures/site.ts'

const open = databaseOpener()
const cabinPages = sampleSite.cabins.map(({ slug }) => `/cabins/${slug}`)

test('a link to any public page shows a picture, the one at the head of the page', async () => {
  const { app } = await siteOn(await open())
  for (const path of [...publicPages, ...cabinPages]) {
    const { body } = await app.inject(path)
    const [, shared = ''] = /<meta property="og:image" content="([^"]*)"/.exec(body) ?? []
    expect(shared, path).toMatch(/-og\.jpg$/)
    const { statusCode, headers } = await app.inject(shared.slice(origin.length))
    expect([statusCode, headers['content-type']], path).toEqual([200, 'image/jpeg'])
    const head = stemOfHeadPicture(body)
    expect(shared, path).toContain(head ? `/${head}-og.jpg` : '-og.jpg')
  }
})

/** Of the picture that is fetched first; pages of text have none. */
function stemOfHeadPicture(body: string): string | undefined {
  const [image = ''] = /<img[^>]*fetchPriority="high"[^>]*>/i.exec(body) ?? []
  return /src="\/pictures\/([^"]+)\.webp"/.exec(image)?.[1]
}
