import type { Locator } from '@playwright/test'
import { jpeg } from '../../fixtures/media/pictures.ts'
import { adminPictures } from '#content/admin-pictures.ts'
import { albumPicturesSchema } from '#contracts/album-pictures.ts'
import { expect, test } from '../fixtures.ts'
import { expectNoAxeViolationsOnAnyDevice } from '../support/axe.ts'
import { administrator, logInWith, signIn } from '../support/sign-in.ts'
import { expectToast } from '../support/toasts.ts'
import { refusedQuery } from '../support/troubles.ts'

test.use({ hasOwnSite: true })

test.beforeEach(async ({ page }) => signIn(page))

/** Making a picture takes seconds, on a busy machine a minute. */
const patience = { timeout: 90_000 }

test('the owner replaces a picture in four taps on a phone, describes it, and guests see it', async ({
  page,
  visit,
}) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await visit('/admin/site')
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.click()
  }
  const albums = page.getByRole('region', { name: 'Pictures' })
  await tap(albums.getByRole('link', { name: /^Texas Sage/ }))
  const chooser = page.waitForEvent('filechooser')
  await tap(page.getByRole('button', { name: 'Replace Picture 1', exact: true }))
  const chosen = { name: 'Porch.JPG', mimeType: 'image/jpeg', buffer: await jpeg(200, 150) }
  await (await chooser).setFiles(chosen)
  await expect(page.getByText('Porch.JPG')).toBeVisible()
  const description = page.getByLabel(adminPictures.alt.label).first()
  await expect(description, 'the old one is of another picture').toHaveValue('', patience)
  await description.fill('The porch at noon.')
  await expect(page.getByText('This picture is only 200 × 150 pixels')).toBeVisible(patience)
  await tap(page.getByRole('main').getByRole('button', { name: 'Publish', exact: true }))
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Publish now' }))
  const told = { title: 'Published', description: 'Guests see it from now on.' }
  await expectToast(page, told, patience)
  expect(taps).toBe(4)

  await visit('/cabins/texas-sage')
  const picture = page.getByRole('main').locator('img[src^="/pictures/porch-"]').first()
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
})

test('who adds a picture after the session has ended is asked to sign in, and comes back to the album', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  troubles.expect(refusedQuery)
  troubles.expect(/status of 401/)
  await visit('/admin/site/albums/dining')
  const add = page.getByRole('button', { name: adminPictures.add, exact: true })
  await expect(add).toBeVisible()
  await site.db.deleteFrom('sessions').execute()
  const chooser = page.waitForEvent('filechooser')
  await add.click()
  const chosen = { name: 'Porch.JPG', mimeType: 'image/jpeg', buffer: await jpeg(200, 150) }
  await (await chooser).setFiles(chosen)
  await expect(page).toHaveURL(/\/admin\/login(\?next=.+)?$/)
  await logInWith(page, administrator)
  await expect(page).toHaveURL('/admin/site/albums/dining')
  await expect(add).toBeVisible()
})

test('who publishes while a picture is being made sees how far it is', async ({ page, visit }) => {
  let isMade = false
  await page.route('**/api/admin/pictures?album=dining', async (route) => {
    const response = await route.fetch()
    const [first, ...others] = albumPicturesSchema.parse(await response.json())
    const made = { ...first, ...(!isMade && { state: 'making', done: 3, total: 9 }) }
    await route.fulfill({ response, json: [made, ...others] })
  })
  await visit('/admin/site/albums/dining')
  await page.getByRole('textbox', { name: 'What the picture shows' }).first().fill('A long table.')
  await page.getByRole('main').getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await expect(dialog.getByRole('status')).toHaveText(adminPictures.waiting(3, 9))
  isMade = true
  await expectToast(page, { title: 'Published', description: 'Guests see it from now on.' })
})

test('pictures are moved, described, pointed at and taken out by keyboard', async ({
  page,
  visit,
}) => {
  await visit('/admin/site/albums/dining')
  const items = page.getByRole('listitem', { name: /^Picture \d+$/ })
  const texts = page.getByRole('textbox', { name: 'What the picture shows' })
  const [first, second] = [await texts.nth(0).inputValue(), await texts.nth(1).inputValue()]
  await page.getByRole('button', { name: 'Move Picture 1 down' }).press('Enter')
  await expect(texts.nth(0)).toHaveValue(second)
  await expect(texts.nth(1)).toHaveValue(first)

  await items.nth(0).getByText('What stays in view').press('Enter')
  const point = items.nth(0).getByRole('button', { name: /^What stays in view: 50% from/ })
  await point.press('ArrowUp')
  await expect(
    items.nth(0).getByRole('button', { name: /50% from the left, 48% from the top/ }),
  ).toBeFocused()
  await texts.nth(0).fill('')
  await expect(page.getByText('Please say what the picture shows.')).toBeVisible()
  await expectNoAxeViolationsOnAnyDevice(page)
  await page.getByRole('button', { name: 'Take out Picture 1' }).press('Enter')
  await expect(items).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Not in this album' })).toBeVisible()
})
