import { expect, test } from '../fixtures.ts'
import { expectNoAxeViolationsOnAnyDevice } from '../support/axe.ts'
import { expectNoHorizontalScrolling } from '../support/layout.ts'
import { signIn } from '../support/sign-in.ts'

test.use({ hasOwnSite: true })

test('the owner says what a night costs from and in a season, and guests see it for their dates', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await visit('/admin/site/cabins/texas-sage')
  const form = page.getByRole('main')
  await form.getByRole('button', { name: 'Add prices' }).click()
  await form.getByLabel('A night from, in US dollars').fill('189')
  await form.getByRole('button', { name: 'Add another: Seasons' }).click()
  await form.getByLabel('Season', { exact: true }).fill('Wildflowers')
  await form.getByLabel('First night').fill('03-01')
  await form.getByLabel('Last night').fill('02-30')
  const nightly = form.getByLabel('A night from, in US dollars').last()
  await expect(nightly).toHaveValue('')
  await nightly.pressSequentially('9')
  await nightly.press('Backspace')
  await nightly.pressSequentially('219')
  await expect(nightly).toHaveValue('219')
  await expect(form.getByText('must be a month and a day of it')).toBeVisible()
  await form.getByLabel('Last night').fill('04-30')
  await expect(form.getByText('must be a month and a day of it')).toHaveCount(0)
  await expectNoHorizontalScrolling(page)
  await expectNoAxeViolationsOnAnyDevice(page)
  await form.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click()
  await expect(form.getByRole('status').last()).toHaveText('As published')

  await visit('/cabins')
  const card = page.getByRole('article').filter({ hasText: 'Texas Sage' })
  await expect(card).toContainText('From $189 a night')
  await expect(page.getByRole('article').filter({ hasText: 'Coyote' })).not.toContainText('From $')

  await visit('/cabins/texas-sage?from=2027-04-10&to=2027-04-12')
  await expect(page.getByRole('region', { name: 'Book Your Stay' })).toContainText(
    'From $219 a night',
  )
  const facts = page.getByRole('region', { name: 'Good to know' })
  await expect(facts).toContainText('From $189 a night.')
  await expect(facts).toContainText('Wildflowers (March 1 – April 30): from $219')
  await expectNoHorizontalScrolling(page)
  await expectNoAxeViolationsOnAnyDevice(page)

  await visit('/admin/site/cabins/texas-sage')
  await form.locator('summary').filter({ hasText: 'Prices' }).click()
  await form.getByRole('button', { name: 'Remove Prices' }).click()
  await form.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click()
  await expect(form.getByRole('status').last()).toHaveText('As published')
  await visit('/cabins/texas-sage')
  await expect(page.getByText('From $')).toHaveCount(0)
})
