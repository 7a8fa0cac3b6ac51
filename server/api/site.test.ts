import { expect, test } from 'vitest'
import { cabinSchema, detailedCabinSchema } from '#contracts/site/cabins.ts'
import { fixedClock } from '#integrations/clock.ts'
import { testNow } from '#tests/fixtures/dependencies.ts'
import { documentSchemas } from '#contracts/site/documents.ts'
import { guidePageSchema } from '#contracts/site/guide.ts'
import { apiWith } from '#tests/fixtures/api.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { sampleSite } from '#tests/fixtures/property.ts'
import { siteApi } from './site.ts'

const picture = {
  stem: 'porch-0123abcd',
  alt: 'A porch.',
  width: 480,
  height: 320,
  widths: [320, 480],
  placeholder: 'data:image/webp;base64,',
  standIn: true,
}
const open = databaseOpener()
const clock = fixedClock(testNow)
const album = [picture, { ...picture, stem: 'bed-0123abcd', alt: 'A bed.' }]
const albums = new Map([['texas-sage', album]])

/** All but the notices: those to come are not for guests. */
const served = Object.entries(documentSchemas).filter(([name]) => name !== 'notices')

test.each(served)('%s matches its schema', async (name, schema) => {
  const app = await apiWith(siteApi({ site: sampleSite, albums, clock, db: await open() }))
  const answer = await app.inject(`/api/site/${name}`)
  expect(answer.statusCode).toBe(200)
  expect(schema.parse(answer.json())).toEqual(answer.json())
})

test('each local guide is found by its name, and listed as the others lead to it', async () => {
  const app = await apiWith(siteApi({ site: sampleSite, albums, clock, db: await open() }))
  const list: { to: string }[] = (await app.inject('/api/site/guide-list')).json()
  expect(list.map(({ to }) => to)).toEqual(sampleSite.facts.guides.map(({ to }) => to))
  for (const { to } of list) {
    const answer = await app.inject(`/api/site/guide${to}`)
    expect(guidePageSchema.parse(answer.json())).toEqual(answer.json())
  }
  expect((await app.inject('/api/site/guide/no-such')).statusCode).toBe(404)
})

test('cabins are listed in the owner’s order, with what cards show and no more', async () => {
  const app = await apiWith(siteApi({ site: sampleSite, albums, clock, db: await open() }))
  const list: object[] = (await app.inject('/api/site/cabin-list')).json()
  expect(list).toEqual(sampleSite.cabins.map((cabin) => cabinSchema.parse(cabin)))
  expect(list[0]).not.toHaveProperty('longDescription')
})

test('a cabin is found by its address, without what only the server uses', async () => {
  const app = await apiWith(siteApi({ site: sampleSite, albums, clock, db: await open() }))
  for (const cabin of sampleSite.cabins) {
    const answer = await app.inject(`/api/site/cabins/${cabin.slug}`)
    expect(answer.json()).toEqual(detailedCabinSchema.parse(cabin))
    expect(answer.json()).not.toHaveProperty('placeholders')
  }
})

test('an unknown document is not found', async () => {
  const app = await apiWith(siteApi({ site: sampleSite, albums, clock, db: await open() }))
  expect((await app.inject('/api/site/no-such')).statusCode).toBe(404)
  expect((await app.inject('/api/site/policies')).statusCode).toBe(404)
  expect((await app.inject('/api/site/cabins/constructor')).statusCode).toBe(404)
})

test('pages know whether any picture is a drawing', async () => {
  const app = await apiWith(siteApi({ site: sampleSite, albums, clock, db: await open() }))
  expect((await app.inject('/api/site/drawings')).json()).toEqual({ areShown: true })
})

test('an album has its pictures in their order, or as many as asked for', async () => {
  const app = await apiWith(siteApi({ site: sampleSite, albums, clock, db: await open() }))
  expect((await app.inject('/api/site/albums/texas-sage')).json()).toEqual(album)
  expect((await app.inject('/api/site/albums/texas-sage?first=1')).json()).toEqual([picture])
})

test('a cabin may have no pictures, and an unknown album is not found', async () => {
  const app = await apiWith(siteApi({ site: sampleSite, albums, clock, db: await open() }))
  expect((await app.inject('/api/site/albums/desert-willow')).json()).toEqual([])
  expect((await app.inject('/api/site/albums/no-such')).statusCode).toBe(404)
  expect((await app.inject('/api/site/albums/constructor')).statusCode).toBe(404)
})
