// spec: 1/reviews
import { reviewMessages } from '#contracts/messages.ts'
import { sampleSite } from '../../fixtures/property.ts'
import { expect, test } from '../fixtures.ts'
import { fillReview, openForm, reviewForm } from '../support/review-form.ts'
import { findSignal, goOffline } from '../support/offline.ts'
import { storedReviews } from '../support/stored-reviews.ts'
import { expectToast } from '../support/toasts.ts'

const { facts } = sampleSite

test.use({ hasOwnSite: true })

test('a guest who loses the signal before sending a review sees that, and sends it later', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  await openForm(page, visit)
  await fillReview(page)
  await goOffline(page, troubles, ['check-review'])
  await reviewForm(page).submit.click()
  await expectToast(page, reviewMessages.notSent(facts.phone))

  await findSignal(page)
  await reviewForm(page).submit.click()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  expect(await storedReviews(site)).toHaveLength(1)
})
