import { homeLabels } from '#content/home.ts'
import { moderationMessages } from '#contracts/messages.ts'
import { storeReview } from '../../fixtures/reviews.ts'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../support/sign-in.ts'
import { findSignal, loseSignal } from '../support/signal.ts'

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
    // The screen's code comes before the signal goes, as it does under a finger.
    await header.getByRole('link', { name, exact: true }).hover()
    await loseSignal(page, troubles, [code])
    await header.getByRole('link', { name, exact: true }).click()
    await expect(page.getByText(text)).toBeVisible()
    await findSignal(page)
  }
})

test('without a signal the owner learns that nothing was saved, and stays signed in', async ({
  page,
  context,
  visit,
  site,
  troubles,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
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
  await page.getByRole('searchbox').fill('fires')
  await expect(page.getByText(moderationMessages.loadFailed)).toBeVisible()
  await expect(page).toHaveURL('/admin/reviews')
})
