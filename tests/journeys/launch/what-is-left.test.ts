import { expect, test } from '../fixtures.ts'
import { signIn } from '../support/sign-in.ts'

test.use({ hasOwnSite: true })

test('the owner says that a line is right as it is, and lists it again', async ({
  page,
  visit,
}) => {
  await signIn(page)
  await visit('/admin/dashboard')
  await expect(page.getByText('Your site still shows the sample property')).toBeVisible()
  await page.getByRole('link', { name: 'Go on' }).click()
  const right = page.getByRole('button', { name: /^It’s right as it is ?: telephone number$/ })
  await right.click()
  await expect(right).toHaveCount(0)
  await page.getByText('Said to be right (1)').click()
  await page.getByRole('button', { name: /^List it again ?: telephone number$/ }).click()
  await expect(right).toBeVisible()
  await expect(page.getByText('Said to be right')).toHaveCount(0)
})
