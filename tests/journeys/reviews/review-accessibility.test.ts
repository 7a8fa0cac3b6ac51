// spec: 1/reviews, 2/leave-a-review
import type { Page } from '@playwright/test'
import { markReviewVerified } from '#store/reviews/reviews.ts'
import { storeReview } from '../../fixtures/reviews.ts'
import { expect, test } from '../fixtures.ts'
import { fillReview, openForm, reviewForm, writtenReview } from '../support/review-form.ts'
import { plantStayLink } from '../support/stay-links.ts'
import type { Site } from '../support/site.ts'
import { toasts } from '../support/toasts.ts'
import {
  expectAxeToPass,
  expectAxeToPassInTurn,
  type State,
  type Visit,
} from '../support/states.ts'

const states: State[] = [
  { name: 'the form with mistakes', reach: makeMistakes, hasToast: true },
  { name: 'the list being fetched', reach: loadForever },
]

const statesWithReviews: State[] = [
  {
    name: 'the thanks for five stars',
    reach: (page, visit) => leave(page, visit, 5),
    hasToast: true,
  },
  {
    name: 'the apology for two stars',
    reach: (page, visit) => leave(page, visit, 2),
    hasToast: true,
  },
  { name: 'the list of reviews', reach: listReviews },
  { name: 'the form by a stay link', reach: openByLink },
]

expectAxeToPassInTurn([
  { name: 'the empty form', reach: (page, visit) => openForm(page, visit) },
  { name: 'the form under way', reach: submitForever },
])

expectAxeToPass(states)

test.describe('with reviews', () => {
  test.use({ hasOwnSite: true })
  expectAxeToPass(statesWithReviews)
})

async function makeMistakes(page: Page, visit: Visit): Promise<void> {
  await openForm(page, visit)
  await reviewForm(page).submit.click()
  await expect(toasts(page)).toBeVisible()
}

async function submitForever(page: Page): Promise<void> {
  await page.route('**/api/reviews', () => {})
  await fillReview(page)
  await reviewForm(page).submit.click()
  await expect(reviewForm(page).submit).toHaveText('Submitting...')
}

async function leave(page: Page, visit: Visit, overallRating: number): Promise<void> {
  await openForm(page, visit)
  await fillReview(page, writtenReview({ overallRating }))
  await reviewForm(page).submit.click()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  await expect(toasts(page)).toBeVisible()
}

async function loadForever(page: Page, visit: Visit): Promise<void> {
  await page.route('**/api/reviews?*', () => {})
  await visit('/about')
  const menu = page.getByRole('button', { name: 'Open the menu' })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('link', { name: 'Reviews', exact: true }).filter({ visible: true }).click()
  await expect(page.getByText('Loading reviews...')).toBeVisible()
}

async function openByLink(_: Page, visit: Visit, site: Site): Promise<void> {
  await visit((await plantStayLink(site)).address)
}

async function listReviews(page: Page, visit: Visit, { db }: Site): Promise<void> {
  const verified = await storeReview(db, { overallRating: 3 })
  await markReviewVerified(db, verified.id)
  const reviewText = 'We came for one night. '.repeat(60)
  const { id } = await storeReview(db, { overallRating: 3, wouldRecommend: null, reviewText })
  await db.updateTable('reviews').set({ ownerReply: 'Thank you.' }).where('id', '=', id).execute()
  await visit('/reviews?stars=3')
  const fold = page.getByText('Ratings and filters').filter({ visible: true })
  if (await fold.isVisible()) await fold.click()
}
