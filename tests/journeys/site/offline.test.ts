import type { Page, Route } from '@playwright/test'
import { homeLabels } from '#content/home.ts'
import { sampleSite } from '../../fixtures/property.ts'
import { moderationMessages } from '#contracts/messages.ts'
import { storeReview } from '../../fixtures/reviews.ts'
import { expect, test } from '../fixtures.ts'
import { inquiryForm } from '../support/inquiry-form.ts'
import { signIn } from '../support/sign-in.ts'
import { answerHalf, findSignal, followInVain, goOffline } from '../support/offline.ts'

const { facts } = sampleSite

test.use({ hasOwnSite: true })

test('without a signal every list says that it could not be read', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.expect(/Failed to fetch/)
  await visit('/about')
  const header = page.getByRole('banner')
  for (const [name, code, text] of [
    ['Reviews', 'reviews', 'The reviews could not be loaded.'],
    ['Home', 'home', homeLabels.reviews.empty],
  ] as const) {
    // The screen's code is preloaded on hover before the network goes, as on touch.
    await header.getByRole('link', { name, exact: true }).hover()
    await goOffline(page, troubles, [code])
    await header.getByRole('link', { name, exact: true }).click()
    await expect(page.getByText(text)).toBeVisible()
    await findSignal(page)
  }
})

test('a guest who moves without a signal keeps what they typed, and arrives when it is back', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.expect(/Error loading route module|Failed to fetch dynamically/)
  const table = page.waitForResponse('**/routes.data*')
  await visit('/plan-event')
  await (await table).finished()
  const { name } = inquiryForm(page)
  await name.fill('Ada Byron')
  await goOffline(page, troubles, [])
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expect(page.locator('body > [role=status]')).toContainText(facts.phone)
  await expect(page).toHaveURL('/plan-event')
  await expect(name).toHaveValue('Ada Byron')

  await findSignal(page)
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { name: 'About Us' })).toBeVisible()
})

test('a guest whose next page fails to load stays, and can try again', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.expect(/status of 503/)
  await visit('/plan-event')
  await expectToStay(page, (route) => route.fulfill({ status: 503 }))
})

test('a guest whose next page breaks off on its way stays, and can try again', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.expect(/net::ERR_CONTENT_LENGTH_MISMATCH/)
  await visit('/plan-event')
  await using half = await answerHalf()
  await expectToStay(page, (route) => route.continue({ url: half.address }))
})

/** While the next page fails, the guest keeps what they typed; then the same link works. */
async function expectToStay(page: Page, fail: (route: Route) => Promise<void>): Promise<void> {
  await page.route('**/about.data*', fail)
  const about = await followInVain(page)
  await page.unroute('**/about.data*')
  await about.click()
  await expect(page).toHaveURL('/about')
}

test('without a signal the owner learns that nothing was saved, and stays signed in', async ({
  page,
  context,
  visit,
  site,
  troubles,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|No connection/)
  await storeReview(site.db, { reviewTitle: 'Quiet nights' }, 'pending')
  await storeReview(site.db, { reviewTitle: 'Warm fires' })
  await signIn(page)
  await visit('/admin/reviews')
  await expect(page.getByRole('heading', { name: 'Quiet nights' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: /^Approve/ }).click()
  const { description } = moderationMessages.updateFailed
  await expect(page.locator('body > [role=status]')).toContainText(description)
  await expect(page.getByRole('heading', { name: 'Quiet nights' })).toBeVisible()
  await page.getByRole('main').getByRole('searchbox').fill('fires')
  await expect(page.getByText(moderationMessages.loadFailed)).toBeVisible()
  await expect(page).toHaveURL('/admin/reviews')
})
