import { expect, test } from 'vitest'
import { publicPages, unlistedPages } from '#content/pages.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { sampleSite } from '#tests/fixtures/property.ts'
import { siteOn } from '#tests/fixtures/site.ts'

const open = databaseOpener()
const cabinPages = sampleSite.cabins.map(({ slug }) => `/cabins/${slug}`)

test('no public page shows a picture twice', async () => {
  const { app } = await siteOn(await open())
  const shown: string[] = []
  for (const path of [...publicPages, ...unlistedPages, ...cabinPages]) {
    const { body } = await app.inject(path)
    const stems = [...body.matchAll(/<img[^>]*src="\/pictures\/([^"]+)\.webp"/g)].map(
      ([, stem = '']) => stem,
    )
    shown.push(...stems)
    expect(stems.toSorted(), path).toEqual([...new Set(stems)].toSorted())
  }
  expect(new Set(shown).size).toBeGreaterThan(sampleSite.cabins.length)
})
