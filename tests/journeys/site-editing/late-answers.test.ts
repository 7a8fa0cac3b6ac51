import type { Page } from '@playwright/test'
import { adminSite } from '#content/admin-site.ts'
import { expect, test } from '../fixtures.ts'
import { holdAnswer, holdRequest } from '../support/held-answers.ts'
import { signIn } from '../support/sign-in.ts'
import { siteEditor } from '../support/site-editor.ts'
import { expectToast } from '../support/toasts.ts'

test.use({ hasOwnSite: true })

test.beforeEach(async ({ page, visit }) => {
  await signIn(page)
  await visit('/admin/site/about')
})

async function draft(page: Page, text: string): Promise<void> {
  const form = siteEditor(page)
  await form.text('Introduction').fill(text)
  await expect(form.status).toHaveText('Saved as a draft')
}

async function typeOn(page: Page, text: string): Promise<void> {
  const introduction = siteEditor(page).text('Introduction')
  await introduction.press('End')
  await introduction.pressSequentially(text)
}

test('what is typed while a publication is on its way stays, and becomes the next draft', async ({
  page,
  visit,
}) => {
  await draft(page, 'The first words.')
  const form = siteEditor(page)
  const publication = await holdAnswer(page, '**/publish', 'POST')
  await form.open.click()
  await form.dialog.getByRole('button', { name: 'Publish now' }).click()
  await publication.arrived
  await page.keyboard.press('Escape')
  await typeOn(page, ' And more.')
  publication.letGo()
  await expectToast(page, adminSite.publish.done)
  await expect(form.text('Introduction')).toHaveValue('The first words. And more.')
  await expect(form.status).toHaveText('Saved as a draft')
  await visit('/admin/site/about')
  await expect(form.text('Introduction')).toHaveValue('The first words. And more.')
  await visit('/about')
  await expect(page.getByRole('main')).toContainText('The first words.')
  await expect(page.getByRole('main')).not.toContainText('And more.')
})

test('what is typed while a planned change is being withdrawn stays', async ({ page, visit }) => {
  await draft(page, 'The first words.')
  const form = siteEditor(page)
  await form.open.click()
  await form.dialog.getByLabel(adminSite.publish.at).fill('2099-03-01T10:00')
  await form.dialog.getByRole('button', { name: adminSite.publish.plan }).click()
  const withdrawal = await holdAnswer(page, '**/revisions/*', 'DELETE')
  await form.main.getByRole('button', { name: adminSite.planned.withdraw }).click()
  await withdrawal.arrived
  await typeOn(page, ' And more.')
  withdrawal.letGo()
  await expectToast(page, adminSite.planned.withdrawn)
  await expect(form.text('Introduction')).toHaveValue('The first words. And more.')
  await expect(form.status).toHaveText('Saved as a draft')
  await visit('/admin/site/about')
  await expect(form.text('Introduction')).toHaveValue('The first words. And more.')
})

test('a publication that fails after its dialog was closed is reported', async ({
  page,
  troubles,
}) => {
  troubles.expect(/status of 503/)
  await draft(page, 'The first words.')
  const form = siteEditor(page)
  const description = 'Please try again later.'
  await page.route('**/publish', (route) =>
    route.fulfill({ status: 503, json: { error: description } }),
  )
  const publication = await holdRequest(page, '**/publish', 'POST')
  await form.open.click()
  await form.dialog.getByRole('button', { name: 'Publish now' }).click()
  await publication.arrived
  await page.keyboard.press('Escape')
  publication.letGo()
  await expectToast(page, { title: adminSite.publish.failed, description })
})

const lateSaves = { 'has arrived': holdAnswer, 'has not arrived yet': holdRequest }

for (const [name, hold] of Object.entries(lateSaves)) {
  test(`a draft is discarded though a save of it is under way that ${name}`, async ({ page }) => {
    const form = siteEditor(page)
    const introduction = form.text('Introduction')
    const published = await introduction.inputValue()
    await draft(page, 'The first words.')
    const save = await hold(page, '**/draft', 'PUT')
    await introduction.fill('The second words.')
    await form.main.getByRole('button', { name: adminSite.discard.label }).click()
    await save.arrived
    await page.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true }).click()
    save.letGo()
    await expectToast(page, adminSite.discard.done)
    await expect(introduction).toHaveValue(published)
    await expect(form.status).toHaveText('As published')
    await typeOn(page, ' New.')
    await expect(form.status).toHaveText('Saved as a draft')
    await expect(page.getByRole('heading', { name: adminSite.conflict.heading })).toBeHidden()
  })
}
