import { reviewMessages } from '#contracts/messages.ts'
import { site as facts } from '#content/site.ts'
import { expect, test } from '../fixtures.ts'
import { fillReview, openForm, reviewForm } from '../support/review-form.ts'
import { storedReviews } from '../support/stored-reviews.ts'
import { expectToast } from '../support/toasts.ts'

test.use({ hasOwnSite: true })

test('a guest whose signal is gone when sending a review is told so, and sends it later', async ({
  page,
  context,
  visit,
  site,
  troubles,
}) => {
  troubles.expect(/net::ERR_INTERNET_DISCONNECTED/)
  await openForm(page, visit)
  await fillReview(page)
  await context.setOffline(true)
  await reviewForm(page).submit.click()
  await expectToast(page, reviewMessages.notSent(facts.phone))

  await context.setOffline(false)
  await reviewForm(page).submit.click()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  expect(await storedReviews(site)).toHaveLength(1)
})
