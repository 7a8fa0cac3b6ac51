// spec: 1/reviews, 2/leave-a-review, 4/review-flow, 8/review-not-saved
import type { Page, Request } from '@playwright/test'
import { reviewMessages } from '#contracts/messages.ts'
import { sampleSite } from '../../fixtures/property.ts'
import { expect, untilHydrated, test } from '../fixtures.ts'
import { holdBack, browserStorage, storeWithoutResponse } from '../support/responses.ts'
import { fillReview, openForm, reviewForm, writtenReview } from '../support/review-form.ts'
import { storedReviews } from '../support/stored-reviews.ts'
import { expectToast } from '../support/toasts.ts'

const { facts } = sampleSite

test.use({ hasOwnSite: true })

const api = '**/api/reviews'

test('a second press while the first is under way sends nothing', async ({ page, visit, site }) => {
  const answer = await holdBack(page, api)
  await openForm(page, visit)
  await fillReview(page)
  const { submit } = reviewForm(page)
  await submit.dblclick()
  await expect(submit).toHaveText('Submitting...')
  await expect(submit).toBeDisabled()
  await page.getByLabel('Your name *').press('Enter')

  answer.letGo()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  expect(answer.requests()).toBe(1)
  expect(await storedReviews(site)).toHaveLength(1)
})

test('mistakes found late leave a guest who has gone on writing where they are', async ({
  page,
  visit,
}) => {
  const code = await holdBack(page, '**/assets/check-review-*.js')
  await openForm(page, visit)
  const form = reviewForm(page)
  await form.guestName.fill('Ana Guest')
  await form.submit.click()
  await form.reviewText.pressSequentially('Quiet ')
  code.letGo()
  await expect(form.email).toHaveAccessibleDescription(/email/)
  await page.keyboard.type('nights')
  await expect(form.reviewText).toHaveValue('Quiet nights')
  await form.submit.click()
  await expect(form.email, 'found at once').toBeFocused()
})

test('a failing server is reported, and the form keeps everything', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.expect(/status of 500/)
  await page.route(api, (route) => route.fulfill({ status: 500, json: { error: 'Broken.' } }))
  await openForm(page, visit)
  await fillReview(page)
  const form = reviewForm(page)
  await form.submit.click()

  await expectToast(page, reviewMessages.notSaved(facts.phone))
  await expect(form.submit).toBeEnabled()
  await expect(form.submit).toHaveText('Submit Review')
  await expectFilled(page)
})

test('a failing network is reported, and the form keeps everything', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.expect(/net::ERR_FAILED/)
  await page.route(api, (route) => route.abort('failed'))
  await openForm(page, visit)
  await fillReview(page)
  await reviewForm(page).submit.click()

  await expectToast(page, reviewMessages.notSent(facts.phone))
  await expect(reviewForm(page).submit).toBeEnabled()
  await expectFilled(page)
})

test('a review is stored once though its first answer got lost and the page was reloaded', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  troubles.expect(/net::ERR_FAILED/)
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (isSubmission(request)) keys.push(request.headers()['idempotency-key'])
  })
  await page.route(api, storeWithoutResponse, { times: 1 })
  await openForm(page, visit)
  await fillReview(page)
  await reviewForm(page).submit.click()
  await expectToast(page, reviewMessages.notSent(facts.phone))

  await page.reload()
  await untilHydrated(page)
  await expectFilled(page)
  await reviewForm(page).submit.click()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()

  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^\w{32}$/)
  expect(keys[1]).toBe(keys[0])
  expect(await storedReviews(site)).toHaveLength(1)
  await site.formMail.received.reach(4)
})

test('once a review is stored the browser keeps nothing of it', async ({ page, visit }) => {
  await openForm(page, visit)
  await fillReview(page)
  await expect.poll(() => browserStorage(page)).toContain('ana@guests.example')
  await reviewForm(page).submit.click()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  expect(await browserStorage(page)).not.toContain('ana@guests.example')

  await visit('/review?cabin=texas-sage')
  await expect(reviewForm(page).guestName).toHaveValue('')
})

test('what is wrong in the eyes of the server alone is said beside the field', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.expect(/status of 422/)
  const json = {
    error: 'Please check the marked fields.',
    fields: { guestPhone: 'No such number.' },
  }
  await page.route(api, (route) => route.fulfill({ status: 422, json }))
  await openForm(page, visit)
  await fillReview(page)
  await reviewForm(page).submit.click()
  const { phone } = reviewForm(page)
  await expect(phone).toBeFocused()
  await expect(phone).toHaveAccessibleDescription(/No such number/)
})

async function expectFilled(page: Page) {
  const form = reviewForm(page)
  const { overallRating, wouldRecommend: _, ...texts } = writtenReview()
  for (const [name, text] of Object.entries(texts) as [keyof typeof texts, string][]) {
    await expect(form[name]).toHaveValue(text)
  }
  await expect(form.overallStars(overallRating)).toBeChecked()
  await expect(form.wouldRecommend).toHaveValue('absolutely')
}

function isSubmission(request: Request): boolean {
  return request.method() === 'POST' && new URL(request.url()).pathname === '/api/reviews'
}
