// spec: 1/reviews, 2/leave-a-review, 4/review-flow, 5/review, 8/review-incomplete
import { reviewMessages } from '#contracts/messages.ts'
import { expect, test } from '../fixtures.ts'
import { fillReview, openForm, reviewForm, writtenReview } from '../support/review-form.ts'
import { storedReviews } from '../support/stored-reviews.ts'
import { expectToast, toasts } from '../support/toasts.ts'

test.use({ hasOwnSite: true })

test('an empty form names what is missing and begins with the first of it', async ({
  page,
  visit,
  site,
}) => {
  await openForm(page, visit)
  const form = reviewForm(page)
  await form.submit.click()

  await expectToast(page, reviewMessages.missing)
  await expect(form.guestName).toBeFocused()
  await expect(form.guestName).toHaveAccessibleDescription(/Please enter your name/)
  await expect(form.email).toHaveAccessibleDescription(/full email address/)
  await expect(form.overall).toHaveAccessibleDescription(/1 to 5 stars/)
  expect(await storedReviews(site)).toEqual([])
})

test('without stars the focus goes to the stars, and the rest stays', async ({ page, visit }) => {
  await openForm(page, visit)
  const form = reviewForm(page)
  await form.guestName.fill('Ana Guest')
  await form.email.fill('ana@guests.example')
  await form.reviewText.fill('We slept like stones.')
  await form.submit.click()

  await expectToast(page, reviewMessages.missing)
  await expect(form.overallStars(1)).toBeFocused()
  await expect(form.guestName).not.toHaveAttribute('aria-invalid')
  await expect(form.reviewText).toHaveValue('We slept like stones.')
})

test('what cannot be an email address is said beside it, and mending it is enough', async ({
  page,
  visit,
  site,
}) => {
  await openForm(page, visit)
  const form = reviewForm(page)
  await fillReview(page, writtenReview({ email: 'ana@guests.' }))
  await form.submit.click()

  await expect(form.email).toBeFocused()
  await expect(form.email).toHaveAttribute('aria-invalid', 'true')
  await expect(form.email).toHaveAccessibleDescription(/such as name@example\.com/)
  await expect(toasts(page)).toHaveCount(0)
  await expect(form.reviewTitle).toHaveValue('Quiet mornings')

  await form.email.fill('ana@guests.example')
  await form.submit.click()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  expect(await storedReviews(site)).toMatchObject([{ guestEmail: 'ana@guests.example' }])
})

test('back to the cabins leaves nothing of the form behind', async ({ page, visit }) => {
  await openForm(page, visit)
  const form = reviewForm(page)
  await fillReview(page)
  await form.back.click()
  await expect(page).toHaveURL(/\/review\?*$/)
  await expect(page.getByRole('heading', { name: 'Which cabin did you stay in?' })).toBeVisible()

  await page.getByRole('link', { name: /Texas Sage/ }).click()
  await expect(form.guestName).toHaveValue('')
  await expect(form.reviewText).toHaveValue('')
  await expect(form.overallStars(5)).not.toBeChecked()
  await page.reload()
  await expect(form.guestName).toHaveValue('')
})
