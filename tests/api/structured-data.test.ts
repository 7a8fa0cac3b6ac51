import { expect, test } from 'vitest'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { sampleSite, siteWith, type PropertyChanges } from '#tests/fixtures/property.ts'
import { siteOn } from '#tests/fixtures/site.ts'
import { structuredDataIn, structuredDataIssues } from '#tests/fixtures/structured-data.ts'

const open = databaseOpener()
const { facts, cabins } = sampleSite

async function itemsOn(path: string, changes: PropertyChanges = {}): Promise<object[]> {
  const site = await siteWith(changes)
  const { app } = await siteOn(await open(), { dependencies: { site } })
  return structuredDataIn((await app.inject(path)).body)
}

test('home tells search engines the name of the site and the house rules of the property', async () => {
  const items = await itemsOn('/')
  expect(await structuredDataIssues(items)).toEqual([])
  expect(items).toContainEqual(
    expect.objectContaining({
      '@type': 'WebSite',
      name: facts.property,
      alternateName: facts.brand,
    }),
  )
  expect(items).toContainEqual(
    expect.objectContaining({
      '@type': 'LodgingBusiness',
      numberOfRooms: cabins.length,
      checkinTime: '15:00:00',
      checkoutTime: '11:00:00',
      logo: expect.stringMatching(/\/icon-512\.png$/),
      petsAllowed: expect.any(String),
    }),
  )
})

test('a price range is told only once the owner has given one', async () => {
  const lodging = (items: object[]) => items.find((item) => 'numberOfRooms' in item)
  expect(lodging(await itemsOn('/'))).not.toHaveProperty('priceRange')
  const priced = await itemsOn('/', {
    facts: [/^property:/m, "priceRange: '$150 - $220'\nproperty:"],
  })
  expect(lodging(priced)).toHaveProperty('priceRange', '$150 - $220')
})

test('the cabins are a list of all their pages for search engines, in order', async () => {
  const items = await itemsOn('/cabins')
  expect(await structuredDataIssues(items)).toEqual([])
  const list = items.find((item) => '@type' in item && item['@type'] === 'ItemList')
  expect(list).toMatchObject({
    numberOfItems: cabins.length,
    itemListElement: cabins.map(({ name, slug }, index) => ({
      position: index + 1,
      name,
      url: expect.stringMatching(new RegExp(`/cabins/${slug}$`)),
    })),
  })
})
