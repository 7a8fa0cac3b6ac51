import { adminSite } from '#content/admin-site.ts'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../support/sign-in.ts'
import { siteEditor } from '../support/site-editor.ts'
import { expectToast } from '../support/toasts.ts'

test.use({ hasOwnSite: true })

test.beforeEach(async ({ page }) => signIn(page))

test('what the owner typed is saved once the connection is back', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.expect(/Failed to load resource|ERR_FAILED/)
  await visit('/admin/site/about')
  const form = siteEditor(page)
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
  const form = siteEditor(page)
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
  const form = siteEditor(page)
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
  troubles.expect(/status of 409/)
  await visit('/admin/site/about')
  const mine = siteEditor(page)
  const other = await context.newPage()
  await other.goto('/admin/site/about')
  const theirs = siteEditor(other)
  await theirs.text('Introduction').fill('Theirs.')
  await expect(theirs.status).toHaveText('Saved as a draft')

  await mine.text('Introduction').fill('Mine.')
  await expect(mine.main.getByRole('heading', { name: 'Someone else is editing' })).toBeVisible()
  await expect(mine.text('Introduction')).toHaveValue('Mine.')
  await mine.main.getByRole('button', { name: 'Show me theirs' }).click()
  await expect(mine.text('Introduction')).toHaveValue('Theirs.')

  await theirs.text('Introduction').fill('Theirs again.')
  await expect(theirs.status).toHaveText('Saved as a draft')
  await mine.text('Introduction').fill('Mine.')
  await mine.main.getByRole('button', { name: 'Keep mine' }).click()
  await expect(mine.text('Introduction')).toHaveValue('Mine.')
  await expect(mine.status).toHaveText('Saved as a draft')
  await visit('/admin/site/about')
  await expect(mine.text('Introduction')).toHaveValue('Mine.')
})
