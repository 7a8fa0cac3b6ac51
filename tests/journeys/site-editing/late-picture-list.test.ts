import type { Page } from '@playwright/test'
import { albumPicturesSchema } from '#contracts/album-pictures.ts'
import { jpeg } from '../../fixtures/media/pictures.ts'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../support/sign-in.ts'
import { siteEditor } from '../support/site-editor.ts'

test.use({ hasOwnSite: true })

/** Making a picture takes seconds, on a busy machine a minute. */
const patience = { timeout: 90_000 }

/** The first list says that a picture is being made, so that a second is asked for: it arrives late. */
async function holdSecondList(page: Page) {
  const released = Promise.withResolvers<void>()
  let lists = 0
  await page.route('**/api/admin/pictures?album=dining', async (route) => {
    lists += 1
    const isSecond = lists === 2
    if (lists > 2) return route.fallback()
    const response = await route.fetch()
    const all = albumPicturesSchema.parse(await response.json())
    if (isSecond) await released.promise
    const json = isSecond ? all : all.map((each) => ({ ...each, state: 'making' }))
    await route.fulfill({ response, json })
  })
  return { lists: () => lists, letGo: released.resolve }
}

test('a picture that was added while an older list was on its way is shown once it is ready', async ({
  page,
  visit,
}) => {
  test.setTimeout(120_000)
  await signIn(page)
  const second = await holdSecondList(page)
  await visit('/admin/site/albums/dining')
  await expect.poll(second.lists).toBe(2)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Replace Picture 1', exact: true }).click()
  const chosen = { name: 'Porch.JPG', mimeType: 'image/jpeg', buffer: await jpeg(200, 150) }
  await (await chooser).setFiles(chosen)
  await expect(siteEditor(page).status).toContainText('Saved as a draft')
  second.letGo()
  const item = page.getByRole('listitem', { name: 'Picture 1', exact: true })
  await expect(item.locator('img').first()).toHaveAttribute('src', /\/pictures\/porch-/, patience)
})
