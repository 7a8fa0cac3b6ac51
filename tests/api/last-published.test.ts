import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { createRenderer } from '#server/pages/renderer.ts'
import { siteApi } from '#server/pages/site-api.ts'
import { pagesWithDocuments } from '#services/site/shown-documents.ts'
import { movableClock } from '#tests/fixtures/clock.ts'
import { databaseOpener, describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { sampleSite } from '#tests/fixtures/property.ts'
import { editorOn } from '#tests/fixtures/site-editing.ts'
import { origin, siteOn } from '#tests/fixtures/site.ts'

test('what each page shows is what it reads', async () => {
  let built: ServerBuild | undefined
  const { app } = await siteOn(await databaseOpener()(), { build: (build) => (built = build) })
  await app.ready()
  if (!built) throw new Error('the site was not built')
  const pages = built
  const renderer = createRenderer({ build: () => pages, origin, api: siteApi(app) })
  const own = (topic: string) => /^site:(?!albums\/|drawings$|current-notice$)/.test(topic)
  for (const [path, names] of pagesWithDocuments(sampleSite)) {
    const { topics } = await renderer.renderPage(path, (error) => {
      throw error
    })
    const read = [...topics].filter(own).toSorted()
    expect([path, read]).toEqual([path, names.map((name) => `site:${name}`).toSorted()])
  }
})

describeOnEachDatabase('a publication', (open) => {
  test('moves the lastmod of the pages that show the document, and of no other', async () => {
    const clock = movableClock('2030-06-01T12:00:00Z')
    const { app, deps } = await siteOn(await open(), { dependencies: { clock } })
    const { change } = await editorOn(deps)
    const lastmod = async (path: string) => {
      const { body } = await app.inject('/sitemap.xml')
      return new RegExp(`<loc>${origin}${path}</loc><lastmod>([^<]+)`).exec(body)?.[1]
    }
    const before = await lastmod('/about')
    await change('about', { lead: 'From the porch.' })
    expect(await lastmod('/about')).toBe('2030-06-01T12:00:00.000Z')
    expect(await lastmod('/contact')).toBe(before)
    clock.pass({ hours: 1 })
    await change('cabins/coyote-cabin', { description: 'For those who stay up late.' })
    expect(await lastmod('/cabins/coyote-cabin')).toBe('2030-06-01T13:00:00.000Z')
    expect(await lastmod('/privacy-policy')).toBe('2024-05-23')
  })
})
