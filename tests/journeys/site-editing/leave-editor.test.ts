import type { Page } from '@playwright/test'
import { adminSite } from '#content/admin-site.ts'
import { expect, test } from '../fixtures.ts'
import { browserStorage } from '../support/responses.ts'
import { signIn } from '../support/sign-in.ts'
import { expectToast } from '../support/toasts.ts'

test.use({ hasOwnSite: true })

test.beforeEach(async ({ page }) => signIn(page))

const introduction = (page: Page) =>
  page.getByRole('main').getByRole('textbox', { name: 'Introduction', exact: true })

/** By links alone: loading the page again would end what is being sent. */
async function openAbout(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Site', exact: true }).click()
  const pages = page.getByRole('region', { name: 'Pages', exact: true })
  await pages.getByRole('link', { name: /^About/ }).click()
}

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'the way to all documents': (page) => page.getByRole('link', { name: 'All documents' }).click(),
  'a link of the rail': (page) =>
    page.getByRole('navigation').getByRole('link', { name: 'Reviews' }).click(),
  'the browser’s Back': (page) => page.goBack(),
}

for (const [name, leave] of Object.entries(ways)) {
  test(`what was typed a moment ago is saved on leaving by ${name}`, async ({ page, visit }) => {
    await visit('/admin/reviews')
    await openAbout(page)
    await introduction(page).fill('Typed a moment ago.')
    await leave(page)
    await openAbout(page)
    await expect(introduction(page)).toHaveValue('Typed a moment ago.')
    await expect(page.getByRole('button', { name: 'Discard draft' })).toBeVisible()
  })
}

test('what was typed a moment ago is saved on signing out, and the tab keeps nothing', async ({
  page,
  visit,
}) => {
  await visit('/admin/reviews')
  await openAbout(page)
  await introduction(page).fill('Typed a moment ago.')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/admin/login')
  expect(await browserStorage(page)).not.toContain('Typed a moment ago.')
  await signIn(page)
  await visit('/admin/reviews')
  await openAbout(page)
  await expect(introduction(page)).toHaveValue('Typed a moment ago.')
})

test('the list of documents knows what was saved on leaving', async ({ page, visit }) => {
  await visit('/admin/reviews')
  await openAbout(page)
  await introduction(page).fill('Typed a moment ago.')
  await page.getByRole('link', { name: 'All documents' }).click()
  const pages = page.getByRole('region', { name: 'Pages', exact: true })
  await expect(pages.getByRole('link', { name: /^About/ })).toContainText('Draft by')
})

test('what was typed on the page is saved on leaving too', async ({ page, visit }) => {
  await visit('/admin/site/page?at=/about')
  const spots = page.getByRole('region', { name: 'Everything on this page' })
  await spots.getByRole('button', { name: /^Six cabins, some very old trees/ }).press('Enter')
  await introduction(page).fill('Typed on the page.')
  await openAbout(page)
  await expect(introduction(page)).toHaveValue('Typed on the page.')
})

test('what could not be saved on leaving is kept, and saved on coming back', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.expect(/Failed to load resource|ERR_FAILED/)
  await visit('/admin/reviews')
  await openAbout(page)
  await page.route('**/draft', (route) => route.abort('failed'))
  await introduction(page).fill('Typed in the valley.')
  await page.getByRole('link', { name: 'All documents' }).click()
  await expectToast(page, adminSite.leftUnsaved)
  await page.unroute('**/draft')
  await openAbout(page)
  await expect(introduction(page)).toHaveValue('Typed in the valley.')
  await expect(page.getByRole('main').getByRole('status').last()).toHaveText('Saved as a draft')
})
