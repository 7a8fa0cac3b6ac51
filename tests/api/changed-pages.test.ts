import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { createIndexNow } from '#integrations/index-now.ts'
import { createRenderer } from '#server/pages/renderer.ts'
import { siteApi } from '#server/pages/site-api.ts'
import { pagesWithDocuments } from '#services/site/shown-documents.ts'
import { publishDue } from '#services/site-editing/publish-due.ts'
import type { Database } from '#store/database.ts'
import { movableClock } from '#tests/fixtures/clock.ts'
import { databaseOpener, describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { sampleSite } from '#tests/fixtures/property.ts'
import { editorOn } from '#tests/fixtures/site-editing.ts'
import { origin, siteOn } from '#tests/fixtures/site.ts'

const key = 'a-key-of-our-own'
const indexNow = createIndexNow({ url: 'http://127.0.0.1:9/indexnow', key, origin })

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

async function setUp(db: Database, isOn = true) {
  const clock = movableClock('2030-06-01T12:00:00Z')
  const dependencies = { clock, indexNow: isOn ? indexNow : null }
  const { app, deps } = await siteOn(db, { dependencies })
  const editor = await editorOn(deps)
  const noted = async () => {
    const rows = await db.selectFrom('changedPages').select('path').orderBy('path').execute()
    return rows.map(({ path }) => path)
  }
  const lastmod = async (path: string) => {
    const { body } = await app.inject('/sitemap.xml')
    return new RegExp(`<loc>${origin}${path}</loc><lastmod>([^<]+)`).exec(body)?.[1]
  }
  return { ...editor, site: app, deps, clock, noted, lastmod }
}

describeOnEachDatabase('a publication', (open) => {
  test('notes the pages that show the document, for search engines, and the sitemap knows', async () => {
    const { change, noted, lastmod, clock } = await setUp(await open())
    const before = await lastmod('/about')
    await change('about', { lead: 'From the porch.' })
    expect(await noted()).toEqual(['/about'])
    expect(await lastmod('/about')).toBe('2030-06-01T12:00:00.000Z')
    expect(await lastmod('/contact')).toBe(before)
    clock.pass({ hours: 1 })
    await change('cabins/coyote-cabin', { description: 'For those who stay up late.' })
    expect(await noted()).toContain('/cabins/coyote-cabin')
    expect(await noted()).toContain('/')
    expect(await lastmod('/cabins/coyote-cabin')).toBe('2030-06-01T13:00:00.000Z')
    expect(await lastmod('/privacy-policy')).toBe('2024-05-23')
  })

  test('at a time notes them then, and a draft never does', async () => {
    const { save, publish, noted, clock, deps } = await setUp(await open())
    await save('about', { lead: 'From the porch.' })
    await publish('about', { publishAt: '2030-06-02T12:00:00Z' })
    expect(await noted()).toEqual([])
    clock.pass({ hours: 24 })
    expect(await publishDue(deps)).toBe(1)
    expect(await noted()).toEqual(['/about'])
  })

  test('notes nothing without a key', async () => {
    const { change, noted } = await setUp(await open(), false)
    await change('about', { lead: 'From the porch.' })
    expect(await noted()).toEqual([])
  })
})

describeOnEachDatabase('the file of the key', (open) => {
  test('holds the key and nothing else, and is not there without one', async () => {
    const { site } = await setUp(await open())
    const { statusCode, headers, body } = await site.inject(`/${key}.txt`)
    expect([statusCode, body]).toEqual([200, key])
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    const { site: without } = await setUp(await open(), false)
    expect((await without.inject(`/${key}.txt`)).statusCode).toBe(404)
  })
})
