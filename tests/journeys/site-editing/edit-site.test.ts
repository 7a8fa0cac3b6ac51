import type { Page } from '@playwright/test'
import { adminSite } from '#content/admin-site.ts'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../support/sign-in.ts'
import { expectToast } from '../support/toasts.ts'

test.use({ hasOwnSite: true })

test.beforeEach(async ({ page }) => signIn(page))

/** The screen where a document is edited. */
function editor(page: Page) {
  const main = page.getByRole('main')
  return {
    main,
    status: main.getByRole('status').last(),
    section: (name: string) => main.locator('summary').filter({ hasText: name }).first(),
    text: (label: string) => main.getByLabel(label, { exact: true }).first(),
    open: main.getByRole('button', { name: 'Publish', exact: true }),
    dialog: page.getByRole('dialog', { name: 'Publish' }),
    publishNow: async () => {
      await main.getByRole('button', { name: 'Publish', exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click()
      await expectToast(page, {
        title: 'Published',
        description: 'Guests see it from now on.',
      })
    },
  }
}

test('the owner changes a sentence on a phone, and guests read it', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit('/admin/site')
  const pages = page.getByRole('region', { name: 'Pages', exact: true })
  await pages.getByRole('link', { name: /^About/ }).click()
  const form = editor(page)
  await form.text('Introduction').fill('Told from the porch.')
  await expect(form.status).toHaveText('Saved as a draft')
  await form.publishNow()
  await expect(form.status).toHaveText('As published')

  await page.getByRole('link', { name: 'See the page' }).click()
  await expect(page.getByRole('main')).toContainText('Told from the porch.')
})

test('the items of a list are moved, removed and added by keyboard', async ({ page, visit }) => {
  await visit('/admin/site/about')
  const form = editor(page)
  await form.section('Why choose us').press('Enter')
  const list = form.main.getByRole('group', { name: 'Reasons' })
  const names = list.locator('summary')
  await expect(names).toHaveText([/Comfortable/, /Prime/, /Natural/])
  await names.nth(0).press('Enter')
  await list.getByRole('button', { name: 'Move Comfortable accommodations down' }).press('Enter')
  await expect(names).toHaveText([/Prime/, /Comfortable/, /Natural/])
  await expect(names.nth(1)).toBeFocused()
  await expect(list.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
    'Comfortable accommodations',
  )
  await names.nth(2).press('Enter')
  await names.nth(1).press('Enter')
  await list.getByRole('button', { name: 'Remove Natural beauty' }).press('Enter')
  await list.getByRole('button', { name: 'Add another: Reasons' }).press('Enter')
  await expect(names).toHaveText([/Prime/, /Comfortable/, /Number 3/])
  await list.getByRole('textbox', { name: 'Name', exact: true }).last().fill('The oak')
  await list
    .getByRole('textbox', { name: 'Description', exact: true })
    .last()
    .fill('It was here first.')
  await form.publishNow()
  await visit('/about')
  await expect(page.getByRole('main')).toContainText('The oak')
})

test('what may be left out is added and taken out again', async ({ page, visit }) => {
  await visit('/admin/site/facts')
  const form = editor(page)
  await form.main.getByRole('button', { name: /^Add price range/ }).press('Enter')
  const range = form.text('Price range, such as $150 - $220')
  await range.fill('$90 - $120')
  await expect(form.status).toHaveText('Saved as a draft')
  await form.main.getByRole('button', { name: /^Remove Price range/ }).press('Enter')
  await expect(range).toHaveCount(0)
  await expect(form.status).toHaveText('As published')
})

test('an attraction can lead to a guide of the site or to another site', async ({
  page,
  visit,
}) => {
  await visit('/admin/site/guide/things-to-do')
  const form = editor(page)
  await form.section('Areas').press('Enter')
  const [area] = await form.main.locator('details details summary').all()
  await area?.press('Enter')
  const list = form.main.getByRole('group', { name: 'Attractions' })
  for (const [kind, field] of [
    ['guide of this site', 'Guide of this site'],
    ['link to another site', 'Link to another site'],
  ]) {
    await list.getByRole('button', { name: `Add another (${kind}): Attractions` }).press('Enter')
    await expect(list.getByLabel(`${field}`, { exact: true }).last()).toBeVisible()
  }
})

test('what the owner typed is saved once the connection is back', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.expect(/Failed to load resource|ERR_FAILED/)
  await visit('/admin/site/about')
  const form = editor(page)
  await page.route('**/draft', (route) => route.abort('failed'))
  await form.text('Introduction').fill('Typed in the valley.')
  await expect(form.status).toContainText('Couldn’t save')
  await page.unroute('**/draft')
  await form.text('Introduction').press('End')
  await form.text('Introduction').pressSequentially(' And more.')
  await expect(form.status).toHaveText('Saved as a draft')
  await visit('/admin/site/about')
  await expect(form.text('Introduction')).toHaveValue('Typed in the valley. And more.')
})

test('while what is typed cannot be saved, nothing older is published or previewed', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.expect(/Failed to load resource|ERR_FAILED/)
  await visit('/admin/site/about')
  const form = editor(page)
  await form.text('Introduction').fill('The older words.')
  await expect(form.status).toHaveText('Saved as a draft')
  await page.route('**/draft', (route) => route.abort('failed'))
  await form.text('Introduction').fill('The newer words.')
  await form.main.getByRole('button', { name: 'Preview' }).click()
  const { notSaved: description, preview } = adminSite
  await expectToast(page, { title: preview.failed, description })
  await form.open.click()
  await form.dialog.getByRole('button', { name: 'Publish now' }).click()
  await expect(form.dialog.getByRole('alert')).toHaveText(description)
  await page.keyboard.press('Escape')
  await expect(form.text('Introduction')).toHaveValue('The newer words.')

  await page.unroute('**/draft')
  await form.publishNow()
  await visit('/about')
  await expect(page.getByRole('main')).toContainText('The newer words.')
})

test('a mistake is shown at its field, and nothing is published', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.expect(/status of 422/)
  await visit('/admin/site/facts')
  const form = editor(page)
  await form.text('Phone').fill('call us')
  await expect(form.main.getByText('must look like (512) 847-2201')).toBeVisible()
  await expect(form.status).toContainText('One thing has to be fixed first.')
  await form.open.click()
  await form.dialog.getByRole('button', { name: 'Publish now' }).click()
  await expect(form.dialog.getByRole('alert')).toHaveText(
    'Please fix what is marked, then publish.',
  )
})

test('of two editors the second is told, and neither loses a word', async ({
  page,
  visit,
  context,
  troubles,
}) => {
  troubles.expect(/status of 412/)
  await visit('/admin/site/about')
  const mine = editor(page)
  const other = await context.newPage()
  await other.goto('/admin/site/about')
  const theirs = editor(other)
  await theirs.text('Introduction').fill('Theirs.')
  await expect(theirs.status).toHaveText('Saved as a draft')

  await mine.text('Introduction').fill('Mine.')
  await expect(mine.main.getByRole('heading', { name: 'Somebody else is editing' })).toBeVisible()
  await expect(mine.text('Introduction')).toHaveValue('Mine.')
  await mine.main.getByRole('button', { name: 'Show me theirs' }).click()
  await expect(mine.text('Introduction')).toHaveValue('Theirs.')
})

test('the owner looks at a draft as a page before publishing it', async ({ page, visit }) => {
  await visit('/admin/site/about')
  const form = editor(page)
  await form.text('Introduction').fill('Not yet for everybody.')
  const opened = page.waitForEvent('popup')
  await form.main.getByRole('button', { name: 'Preview' }).click()
  const preview = await opened
  await expect(preview.getByRole('main')).toContainText('Not yet for everybody.')
  await visit('/about')
  await expect(page.getByRole('main')).not.toContainText('Not yet for everybody.')
})

test('the owner goes back to what was published before', async ({ page, visit }) => {
  await visit('/admin/site/about')
  const form = editor(page)
  for (const text of ['First words.', 'Second words.']) {
    await form.text('Introduction').fill(text)
    await form.publishNow()
  }
  const history = page.getByRole('region', { name: 'History' })
  await expect(history.getByRole('listitem')).toHaveCount(2)
  await history.getByText('1 difference').first().click()
  await expect(history.locator('ins').first()).toHaveText('Second words.')
  await history.getByRole('button', { name: 'Publish this again' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(form.text('Introduction')).toHaveValue('First words.')
  await visit('/about')
  await expect(page.getByRole('main')).toContainText('First words.')
})
