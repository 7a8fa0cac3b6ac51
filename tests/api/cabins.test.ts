import { expect, test } from 'vitest'
import { cabinPage } from '#content/cabin-page.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { sampleSite, siteWith } from '#tests/fixtures/property.ts'
import { siteOn } from '#tests/fixtures/site.ts'

const open = databaseOpener()

test('a single cabin is complete and speaks of no others', async () => {
  const [only, ...others] = sampleSite.cabins
  const site = await siteWith({
    ...Object.fromEntries(others.map(({ id }) => [`cabins/${id}`, null])),
    'book-now': [/^cabin: .+$/m, `cabin: ${only?.slug}`],
  })
  const { app } = await siteOn(await open(), { dependencies: { site } })
  for (const path of ['/', '/cabins', '/book-now', '/group-booking', '/review', '/reviews']) {
    expect((await app.inject(path)).statusCode, path).toBe(200)
  }
  const { statusCode, body } = await app.inject(`/cabins/${only?.slug}`)
  expect(statusCode).toBe(200)
  expect(body).not.toContain(cabinPage.headings.others)
  expect((await app.inject(`/cabins/${others[0]?.slug}`)).statusCode).toBe(404)
})
