// spec: 2/contest-entry
import { termsVersion } from '../../fixtures/submission-form.ts'
import { expect, test } from '../fixtures.ts'
import { entryPath } from '../support/contest-entry.ts'
import { openContest } from '../support/contests.ts'

test.use({ hasOwnSite: true, javaScriptEnabled: false })

test('the contest is explained, and a guest can enter by email', async ({ page, site }) => {
  await openContest(site)
  await page.goto(entryPath)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Porches in June')
  await expect(main.getByText(/Enter by email instead/)).toBeVisible()
  await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  await expect(main.getByRole('button')).toHaveCount(0)
  await expect(main.locator('input[name="termsVersion"]')).toHaveValue(termsVersion)
})

test('between two contests it is said that none is active', async ({ page }) => {
  await page.goto(entryPath)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No Active Contest')
})
