import { expect, test } from '../fixtures.ts'
import { expectNoAxeViolationsOnAnyDevice } from '../support/axe.ts'
import { expectNoHorizontalScrolling } from '../support/layout.ts'
import { signIn } from '../support/sign-in.ts'

test.use({ hasOwnSite: true, viewport: { width: 390, height: 844 } })

test.beforeEach(async ({ page, visit }) => {
  await signIn(page)
  await visit('/admin/cabins')
})

test('on a phone the owner adds a cabin and publishes it, and guests see it at once', async ({
  page,
  visit,
}) => {
  await page.getByRole('button', { name: 'Add a cabin' }).click()
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.getByRole('button', { name: 'Add cabin' }).click()
  await expect(page.getByText('Please enter a name.')).toBeVisible()
  await expectNoHorizontalScrolling(page)
  await expectNoAxeViolationsOnAnyDevice(page)
  await page.getByLabel('Name').fill('Heron House')
  await page.getByLabel('Its page at the booking partner').fill('https://stays.example/heron')
  await page.getByLabel('Sleeps').fill('3')
  await page.getByLabel('Bedrooms').fill('2')
  await page.getByLabel('Bathrooms').fill('1.5')
  await page.getByRole('button', { name: 'Add cabin' }).click()

  await expect(page.getByRole('heading', { name: 'Heron House', level: 1 })).toBeVisible()
  await expect(page.getByText('Guests don’t see this cabin yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Guests don’t see this cabin yet.')).toHaveCount(0)

  await visit('/cabins')
  const card = page.getByRole('article').filter({ hasText: 'Heron House' })
  await expect(card).toContainText('Sleeps 3')
  await expect(card).toContainText('No image available')
  await visit('/cabins/heron-house')
  await expect(page.getByRole('heading', { name: 'Heron House', level: 1 })).toBeVisible()
  await expectNoHorizontalScrolling(page)
})

test('on a phone the owner retires a cabin, whose page then leads elsewhere, and brings it back', async ({
  page,
  visit,
}) => {
  const row = page.getByRole('listitem').filter({ hasText: 'Mountain Laurel' })
  await row.locator('summary').click()
  await row.getByRole('button', { name: 'Retire this cabin' }).click()
  await row.getByLabel('Its page then leads to').selectOption('Texas Sage')
  await expectNoHorizontalScrolling(page)
  await row.getByRole('button', { name: 'Retire cabin' }).click()
  const retired = page.getByRole('region', { name: 'Retired' })
  await retired.locator('summary').click()
  await expect(retired.getByText('Its page leads to /cabins/texas-sage')).toBeVisible()
  await expectNoAxeViolationsOnAnyDevice(page)

  const guest = await page.context().newPage()
  await guest.goto(new URL('/cabins/mountain-laurel', page.url()).href)
  await expect(guest).toHaveURL(/\/cabins\/texas-sage$/)
  await guest.close()

  await retired.getByRole('button', { name: 'Bring back' }).click()
  await expect(retired).toHaveCount(0)
  await visit('/cabins/mountain-laurel')
  await expect(page.getByRole('heading', { name: 'Mountain Laurel', level: 1 })).toBeVisible()
})
