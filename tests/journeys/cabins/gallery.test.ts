// spec: 2/cabin-detail, 4/cabin-dialogs
import type { Page } from '@playwright/test'
import { readAlbums } from '#integrations/documents.ts'
import { expect, untilHydrated, test } from '../fixtures.ts'
import { tabTo } from '../support/keyboard.ts'
import { holdBack } from '../support/responses.ts'

const cabin = '/cabins/texas-sage'
const album = (await readAlbums('build/pictures')).get('texas-sage') ?? []
const inGrid = 5

test('the grid shows five pictures and says how many more there are', async ({ page, visit }) => {
  await visit(cabin)
  const photos = page.getByRole('region', { name: 'Photos of Texas Sage', exact: true })
  await expect(photos.getByRole('link')).toHaveCount(inGrid)
  await expect(photos.getByText(`+${album.length - inGrid} more`)).toBeVisible()
})

test('the gallery opens at the picture that was pressed', async ({ page, visit }) => {
  await visit(cabin)
  await photo(page, 2).click()
  await expectInGallery(page, 2)
})

test('the picture that says how many more opens the gallery too', async ({ page, visit }) => {
  await visit(cabin)
  await page.getByText(`+${album.length - inGrid} more`).click()
  await expectInGallery(page, inGrid - 1)
})

test(
  "'View all photos' opens the gallery at its beginning",
  { tag: '@everywhere' },
  async ({ page, visit }) => {
    await visit(cabin)
    await page.getByRole('button', { name: `View all ${album.length} photos` }).click()
    await expectInGallery(page, 0)
  },
)

test('arrow keys turn the pages of the gallery, and Escape closes it', async ({ page, visit }) => {
  await visit(cabin)
  await tabTo(photo(page, 1))
  await page.keyboard.press('Enter')
  await expectInGallery(page, 1)
  await page.keyboard.press('ArrowRight')
  await expectInGallery(page, 2)
  await page.keyboard.press('ArrowLeft')
  await expectInGallery(page, 1)
  await page.keyboard.press('ArrowLeft')
  await expectInGallery(page, 0)
  await page.keyboard.press('ArrowLeft')
  await expectInGallery(page, album.length - 1)

  await page.keyboard.press('Escape')
  await expect(gallery(page)).toBeHidden()
  await expect(photo(page, 1), 'the focus comes back').toBeFocused()
})

test('the gallery closes by its button, and opens again elsewhere', async ({ page, visit }) => {
  await visit(cabin)
  await photo(page, 3).click()
  await gallery(page).getByRole('button', { name: 'Close' }).click()
  await expect(gallery(page)).toBeHidden()
  await photo(page, 1).click()
  await expectInGallery(page, 1)
})

test('when the gallery cannot be fetched, a picture leads to itself', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.expect(/ERR_FAILED|assets\/gallery/)
  // The browser's own styles for a standalone picture, blocked by the policy for files.
  troubles.expect(/Applying inline style.*\/pictures\//)
  await page.route('**/assets/gallery-*.js', (route) => route.abort())
  await visit(cabin)
  const address = await photo(page, 2).getAttribute('href')
  await photo(page, 2).click()
  await expect(page).toHaveURL(String(address))

  await page.goBack()
  await untilHydrated(page)
  const first = await photo(page, 0).getAttribute('href')
  await page.getByRole('button', { name: `View all ${album.length} photos` }).click()
  await expect(page).toHaveURL(String(first))
})

test('a gallery that fails to load does not pull a guest off the next page', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.expect(/ERR_FAILED/)
  const failing = Promise.withResolvers<void>()
  await page.route('**/assets/gallery-*.js', async (route) => {
    await failing.promise
    await route.abort()
  })
  const reviews = await holdBack(page, '**/reviews.data*')
  await visit(cabin)
  const failed = page.waitForEvent('requestfailed')
  await photo(page, 1).click()
  await page.getByRole('banner').getByRole('link', { name: 'Reviews' }).click()
  await expect.poll(reviews.requests).toBe(1)
  failing.resolve()
  await failed
  // A frame later the page has answered to it.
  await page.evaluate(() => new Promise(requestAnimationFrame))
  reviews.letGo()
  await expect(page).toHaveURL('/reviews')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guest Reviews')
})

function gallery(page: Page) {
  return page.getByRole('dialog', { name: 'Photos of Texas Sage' })
}

function photo(page: Page, index: number) {
  const photos = page.getByRole('region', { name: 'Photos of Texas Sage', exact: true })
  return photos.getByRole('link', { name: album[index]?.alt })
}

async function expectInGallery(page: Page, index: number): Promise<void> {
  await expect(gallery(page).getByText(`${index + 1} / ${album.length}`)).toBeVisible()
  await expect(gallery(page).getByRole('img', { name: album[index]?.alt })).toBeInViewport()
}
