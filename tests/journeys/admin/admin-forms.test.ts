import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { ownDrafts } from '../support/own-drafts.ts'
import { signIn } from '../support/sign-in.ts'
import { refusedQuery } from '../support/troubles.ts'

test.use({ hasOwnSite: true })

/** Forms that a page's action answers: each changes one text of a record that there is. */
const forms = [
  {
    name: 'a template',
    records: ['Dates are free', 'Dates are booked'],
    page: '/admin/reply-templates',
    open: async (page: Page) => {
      await page.getByText('Dates are free').click()
      const form = page.locator('details[open]')
      return { field: form.getByLabel('Text'), save: form.getByRole('button', { name: 'Save' }) }
    },
    saved: 'Template saved',
    table: 'replyTemplates',
  },
] as const

for (const { name, page: address, open, saved, table } of forms) {
  test(`what is typed into ${name} survives a lost connection, a reload and a colleague who saves first`, async ({
    page,
    visit,
    site,
    context,
    troubles,
  }) => {
    troubles.expect(refusedQuery)
    troubles.expect(/ERR_INTERNET_DISCONNECTED/)
    await signIn(page)
    await visit(address)
    const { field, save } = await open(page)
    await field.fill('Come and see us!')

    await context.setOffline(true)
    await save.click()
    await expect(page.getByRole('alert')).toContainText('No connection')
    await expect(field).toHaveValue('Come and see us!')
    await context.setOffline(false)

    await page.reload()
    await open(page)
    await expect(field).toHaveValue('Come and see us!')

    const colleague = { text: 'We are full.', version: 2 }
    await site.db.updateTable(table).set(colleague).where('version', '=', 1).execute()
    await save.click()
    await expect(page.getByRole('alert')).toContainText('Please look again')
    await expect(page.getByRole('status').filter({ hasText: 'We are full.' })).toBeVisible()
    await expect(field).toHaveValue('Come and see us!')

    await save.dblclick()
    const toasts = page.getByRole('region', { name: 'Notifications' })
    await expect(toasts.getByText(saved)).toBeVisible()
    expect(await ownDrafts(page), 'stored').toEqual([])
    const rows = await site.db.selectFrom(table).select(['text', 'version']).execute()
    expect(rows).toContainEqual({ text: 'Come and see us!', version: 3 })
  })
}

test('a list that is read again while one types does not hide that a colleague has saved', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  troubles.expect(refusedQuery)
  const [first, second] = forms[0].records
  await signIn(page)
  await visit('/admin/reply-templates')
  const formOf = async (name: string) => {
    await page.getByText(name).click()
    const details = page.locator('details').filter({ hasText: name })
    const save = details.getByRole('button', { name: 'Save' })
    return { field: details.getByLabel('Text'), save }
  }
  const [mine, other] = [await formOf(first), await formOf(second)]
  await mine.field.fill('Come and see us!')
  const colleague = { text: 'We are full.', version: 2 }
  await site.db.updateTable('replyTemplates').set(colleague).where('name', '=', first).execute()
  await other.field.fill('Sorry.')
  await other.save.click()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('saved')
  await mine.save.click()
  await expect(page.getByRole('status').filter({ hasText: 'We are full.' })).toBeVisible()
  await expect(mine.field).toHaveValue('Come and see us!')
})

test('a template that is deleted leaves the list, and a message says so', async ({
  page,
  visit,
}) => {
  await signIn(page)
  await visit('/admin/reply-templates')
  await page.getByText('Dates are free').click()
  await page.getByRole('button', { name: 'Delete: Dates are free' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  const toasts = page.getByRole('region', { name: 'Notifications' })
  await expect(toasts.getByText('Template deleted')).toBeVisible()
  await expect(page.getByRole('main').getByText('Dates are free')).toHaveCount(0)
})
