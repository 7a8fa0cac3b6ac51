import { expect, test } from '../fixtures.ts'
import { signIn } from '../support/sign-in.ts'
import { siteEditor } from '../support/site-editor.ts'

test.use({ hasOwnSite: true })

test.beforeEach(async ({ page }) => signIn(page))

test('the owner changes a sentence on a phone, and guests read it', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit('/admin/site')
  const pages = page.getByRole('region', { name: 'Pages', exact: true })
  await pages.getByRole('link', { name: /^About/ }).click()
  const form = siteEditor(page)
  await form.text('Introduction').fill('Told from the porch.')
  await expect(form.status).toHaveText('Saved as a draft')
  await form.publishNow()
  await expect(form.status).toHaveText('As published')

  await page.getByRole('link', { name: 'See the page' }).click()
  await expect(page.getByRole('main')).toContainText('Told from the porch.')
})

test('the items of a list are moved, removed and added by keyboard', async ({ page, visit }) => {
  await visit('/admin/site/about')
  const form = siteEditor(page)
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
  const form = siteEditor(page)
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
  const form = siteEditor(page)
  await form.section('Parts of the page').press('Enter')
  const parts = form.main.getByRole('group', { name: /^Parts of the page/ })
  await parts.locator('summary').first().press('Enter')
  await parts.locator('summary').nth(1).press('Enter')
  const list = form.main.getByRole('group', { name: 'Attractions' })
  for (const [kind, field] of [
    ['guide of this site', 'Guide of this site'],
    ['link to another site', 'Link to another site'],
  ]) {
    await list.getByRole('button', { name: `Add another (${kind}): Attractions` }).press('Enter')
    await expect(list.getByLabel(`${field}`, { exact: true }).last()).toBeVisible()
  }
})

test('the owner looks at a draft as a page before publishing it', async ({ page, visit }) => {
  await visit('/admin/site/about')
  const form = siteEditor(page)
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
  const form = siteEditor(page)
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
