// spec: 8/broken-picture
import { readAlbums } from '#integrations/documents.ts'
import { sampleSite } from '#tests/fixtures/property.ts'
import { expect, test } from '../fixtures.ts'
import { carouselOf } from '../support/carousel.ts'

const albums = await readAlbums('build/pictures')

test.beforeEach(({ troubles }) => troubles.expect(/net::ERR_FAILED/))

test('a picture that cannot be loaded is hidden, and the page stays whole', async ({
  page,
  visit,
}) => {
  const [broken, next] = albums.get('texas-sage') ?? []
  await page.route(`**/pictures/${broken?.stem}-*`, (route) => route.abort())
  await visit('/cabins/texas-sage')
  const photos = page.getByRole('region', { name: 'Photos of Texas Sage', exact: true })
  await expect(photos.getByRole('img', { name: broken?.alt })).toBeHidden()
  await expect(photos.getByRole('link', { name: broken?.alt })).toBeHidden()
  await expect(photos.getByRole('img', { name: next?.alt })).toBeVisible()
})

test("a picture that cannot be loaded leaves its card's carousel", async ({ page, visit }) => {
  const [broken] = albums.get('mountain-laurel') ?? []
  await page.route(`**/pictures/${broken?.stem}-*`, (route) => route.abort())
  await visit('/cabins')
  const carousel = carouselOf(page, 'Pictures of Mountain Laurel')
  await carousel.region.scrollIntoViewIfNeeded()
  await expect(carousel.slides.getByRole('group', { name: '1 of 3' })).toBeAttached()
})

test("a card none of whose pictures can be loaded says 'No image available'", async ({
  page,
  visit,
}) => {
  await page.route('**/pictures/**', (route) => route.abort())
  await visit('/cabins')
  const cabinCards = page.getByRole('main').getByRole('article')
  await expect(cabinCards).toHaveCount(sampleSite.cabins.length)
  for (const card of await cabinCards.all()) {
    await card.scrollIntoViewIfNeeded()
    await expect(card.getByText('No image available')).toBeVisible()
  }
})

test('cards show the first four pictures, three amenities and how many more', async ({
  page,
  visit,
}) => {
  await visit('/cabins')
  const [willow] = sampleSite.cabins
  const card = page.getByRole('article').filter({ hasText: 'Desert Willow' })
  await expect(card.getByRole('group', { name: /^\d of 4$/ })).toHaveCount(4)
  const amenities = willow?.amenities ?? []
  const listed = card.getByRole('listitem')
  await expect(listed).toHaveCount(4)
  await expect(listed.first()).toHaveText('Covered Porch')
  await expect(listed.last()).toHaveText(`+${amenities.length - 3} more`)
  await expect(card.getByText('1 bed • 1 bath • Sleeps 2')).toBeVisible()
  await expect(card.getByText('10 reviews')).toBeVisible()
})
