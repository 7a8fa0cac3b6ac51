import type { FrameLocator, Page } from '@playwright/test'
import { withoutMarks } from '#contracts/text-marks.ts'
import { expect, test } from '../fixtures.ts'
import { expectNoAxeViolationsOnAnyDevice } from '../support/axe.ts'
import { signIn } from '../support/sign-in.ts'
import { expectToast } from '../support/toasts.ts'

test.use({ hasOwnSite: true })

test.beforeEach(async ({ page }) => signIn(page))

/** The page that is edited; a newer state of it arrives unseen. */
function shownPage(page: Page): FrameLocator {
  return page.frameLocator('iframe:not(.invisible)')
}

/** Without its end: marks stand before the full stop. */
const told = 'Told from the porch'

/** The fields of what was pressed. */
function fieldsOf(page: Page, document: string) {
  const fields = page.getByRole('complementary').getByRole('region', { name: document })
  return {
    fields,
    text: (label: string) => fields.getByRole('textbox', { name: label, exact: true }),
    publish: async () => {
      await fields.getByRole('button', { name: 'Publish', exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click()
      await expectToast(page, { title: 'Published', description: 'Guests see it from now on.' })
    },
  }
}

test('the owner presses a sentence on the page, on a phone, and changes it there', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit('/admin/site/about')
  await page.getByRole('link', { name: 'Edit on the page' }).click()
  const lead = 'Six cabins, some very old trees'
  await shownPage(page).getByText(lead).click()
  const about = fieldsOf(page, 'About')
  await expect(about.text('Introduction')).toBeFocused()
  await about.text('Introduction').fill('Told from the porch.')
  await expect(about.text('Introduction')).toBeFocused()
  await expect(shownPage(page).getByText(told)).toBeVisible()
  await about.publish()

  await visit('/about')
  await expect(page.getByText('Told from the porch.')).toBeVisible()
})

test('a text of a list opens with its list, where it can be moved', async ({ page, visit }) => {
  await visit('/admin/site/page?at=/about')
  const all = page.getByRole('region', { name: 'Everything on this page' })
  await all.getByRole('button', { name: 'Prime location' }).press('Enter')
  const about = page.getByRole('complementary')
  const name = about.getByRole('textbox', { name: 'Name' })
  await expect(name).toHaveValue('Prime location')
  await expect(name).toBeFocused()
  await name.fill('In the middle of it')
  await about.getByRole('button', { name: 'Move In the middle of it up' }).press('Enter')
  const names = shownPage(page).getByRole('heading', { level: 3 })
  await expect(names.first()).toHaveText(/^In the middle of it/)
  await expectNoAxeViolationsOnAnyDevice(page)
  await about.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(all.getByRole('button', { name: 'In the middle of it' })).toBeVisible()
})

test('a picture opens its album at that picture', async ({ page, visit }) => {
  await visit('/admin/site/page?at=/dining')
  const picture = shownPage(page).getByRole('main').getByRole('img').first()
  const alt = await picture.getAttribute('alt')
  await picture.click()
  const album = fieldsOf(page, 'Pictures: Dining')
  const shown = album.fields.getByRole('textbox', { name: 'What the picture shows' }).first()
  expect(withoutMarks(alt ?? '')).toBe(await shown.inputValue())
})

test('a link on the page leads to the next page to edit, after what is typed is saved', async ({
  page,
  visit,
}) => {
  await visit('/admin/site/page?at=/about')
  await shownPage(page).getByText('Six cabins, some very old trees').click()
  const about = fieldsOf(page, 'About')
  await about.text('Introduction').fill('Told from the porch.')
  await shownPage(page).getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('combobox', { name: 'Page' })).toHaveValue('/contact')
  await expect(shownPage(page).getByRole('heading', { level: 1 })).toHaveText(/^Say hello/)
  await page.getByRole('combobox', { name: 'Page' }).selectOption('About')
  await expect(shownPage(page).getByText(told)).toBeVisible()
})
