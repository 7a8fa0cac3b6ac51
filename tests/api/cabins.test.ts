import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cabinPage } from '#content/cabin-page.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { propertyFolder, sampleSite, siteWith } from '#tests/fixtures/property.ts'
import { siteOn } from '#tests/fixtures/site.ts'

const open = databaseOpener()
const texasSage = readFileSync(join(propertyFolder, 'cabins/texas-sage.yaml'), 'utf8')
const sampleNames = new RegExp(sampleSite.cabins.map(({ name }) => name).join('|'))

/** The property with these cabins instead of its own; the keys are their ids. */
async function siteWithCabins(names: Readonly<Record<string, string>>) {
  const own = Object.entries(names).map(([id, name]) => [
    `cabins/${id}`,
    texasSage.replaceAll('Texas Sage', name),
  ])
  const site = await siteWith({
    ...Object.fromEntries(sampleSite.cabins.map(({ id }) => [`cabins/${id}`, null])),
    ...Object.fromEntries(own),
    'book-now': [/^cabin: .+$/m, `cabin: ${Object.keys(names)[0]}`],
  })
  return siteOn(await open(), { dependencies: { site } })
}

test('other cabins are shown wherever those of the sample property were', async () => {
  const { app } = await siteWithCabins({ 'blue-bonnet': 'Blue Bonnet', pecan: 'Pecan Bottom' })
  const pages = ['/', '/cabins', '/cabins/pecan', '/group-booking', '/review', '/reviews']
  for (const path of pages) {
    const { statusCode, body } = await app.inject(path)
    expect(statusCode, path).toBe(200)
    expect(body, path).toContain('Blue Bonnet')
    expect(body, path).toContain('Pecan Bottom')
    expect(body, path).not.toMatch(sampleNames)
  }
  expect((await app.inject('/book-now')).body).toContain('href="/cabins/blue-bonnet"')
  expect((await app.inject('/sitemap.xml')).body).toContain('/cabins/pecan<')
  expect((await app.inject('/cabins/texas-sage')).statusCode).toBe(404)
})

test('a single cabin speaks of no others', async () => {
  const { app } = await siteWithCabins({ pecan: 'Pecan Bottom' })
  const { statusCode, body } = await app.inject('/cabins/pecan')
  expect(statusCode).toBe(200)
  expect(body).not.toContain(cabinPage.headings.others)
})
