import { expect, test } from '../fixtures.ts'
import { storeReview } from '../../fixtures/reviews.ts'
import { storeInquiry } from '../../fixtures/inquiries.ts'
import { expectNoAxeViolationsOnAnyDevice } from '../support/axe.ts'
import { signIn } from '../support/sign-in.ts'

test.use({ hasOwnSite: true })

test('the owner finds a guest in every list, and opens the row', async ({ page, visit, site }) => {
  await storeReview(site.db, { guestName: 'Juniper Hale' }, 'approved')
  await storeInquiry(site.db, { name: 'Juniper Hale' })
  await signIn(page)
  await visit('/admin/dashboard')
  await page.getByRole('searchbox', { name: 'Search everything' }).fill('juniper')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/search?q=juniper')
  const inquiries = page.getByRole('region', { name: 'Inquiries' })
  await expect(inquiries.getByRole('link', { name: /Juniper Hale/ })).toBeVisible()
  await expectNoAxeViolationsOnAnyDevice(page)
  await page.getByRole('region', { name: 'Reviews' }).getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'Opened from a link' })).toContainText(
    'Juniper Hale',
  )
})
