import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { storeReview } from '../../fixtures/reviews.ts'
import { storeInquiry } from '../../fixtures/inquiries.ts'
import { expectNoAxeViolationsOnAnyDevice } from '../support/axe.ts'
import { holdBack } from '../support/responses.ts'
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
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const inquiries = page.getByRole('region', { name: 'Inquiries' })
  await expect(inquiries.getByRole('link', { name: /Juniper Hale/ })).toBeVisible()
  await expectNoAxeViolationsOnAnyDevice(page)
  await page.getByRole('region', { name: 'Reviews' }).getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'Opened from a link' })).toContainText(
    'Juniper Hale',
  )
})

test('letters typed in the search stay as another screen arrives', async ({ page, visit }) => {
  await signIn(page)
  await visit('/admin/reviews')
  const screen = await holdBack(page, '**/assets/prizes-*.js')
  await page.getByRole('navigation').getByRole('link', { name: 'Prizes' }).click()
  await expect.poll(screen.requests).toBe(1)
  const field = page.getByRole('searchbox', { name: 'Search everything' })
  await field.click()
  await page.keyboard.type('peach')
  screen.letGo()
  await expectArrival(page, 'Prizes')
  await page.keyboard.type(' basket')
  await expect(field).toHaveValue('peach basket')
})

test('letters typed after pressing Enter stay as the results arrive', async ({ page, visit }) => {
  await signIn(page)
  await visit('/admin/reviews')
  const screen = await holdBack(page, '**/assets/search-*.js')
  const field = page.getByRole('searchbox', { name: 'Search everything' })
  await field.click()
  await page.keyboard.type('cabin')
  await page.keyboard.press('Enter')
  await expect.poll(screen.requests).toBe(1)
  await page.keyboard.type(' fever')
  screen.letGo()
  await expectArrival(page, 'Search')
  await page.keyboard.type('!')
  await expect(field).toHaveValue('cabin fever!')
  await expect(page).toHaveURL('/admin/search?q=cabin')
})

/** The title is announced just before the focus moves. */
function expectArrival(page: Page, title: string): Promise<void> {
  return expect(page.locator('#announcements > :last-child')).toContainText(title)
}
