// spec: 2/home, 4/featured-reviews, 7/data-fetching
import type { Page, Route } from '@playwright/test'
import { storeReview } from '../../fixtures/reviews.ts'
import { expect, test } from '../fixtures.ts'
import { holdBack } from '../support/responses.ts'
import { linesShown } from '../support/layout.ts'
import { refusedQuery } from '../support/troubles.ts'
import type { Site } from '../support/site.ts'

test.use({ hasOwnSite: true })

const emptyWords = 'No reviews to display yet. Be the first to leave a review!'
const api = '**/api/reviews?*'

test('a first visit brings the three best of many approved reviews', async ({
  page,
  visit,
  site,
}) => {
  await plantMany(site)
  await visit('/')
  await expectThreeBest(page)
})

test('moving home shows three placeholders until the reviews are there', async ({
  page,
  visit,
  site,
}) => {
  await plantMany(site)
  const answer = await holdBack(page, api)
  await visit('/about')
  await goHome(page)
  const block = reviewsBlock(page)
  await expect(block).toHaveAttribute('aria-busy', 'true')
  await expect(block.getByRole('status')).toHaveText('Loading reviews...')
  await expect(block.getByRole('article')).toHaveCount(0)

  answer.letGo()
  await expectThreeBest(page)
  await expect(block).toHaveAttribute('aria-busy', 'false')
})

test('without reviews a guest is asked for the first', async ({ page, visit }) => {
  await visit('/')
  await expectEmpty(page)
})

test('reviews that cannot be fetched look like none, after one more try', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  troubles.expect(refusedQuery)
  await plantMany(site)
  let tries = 0
  await page.route(api, async (route) => {
    tries += 1
    await route.fulfill({ status: 500, json: { error: 'Something went wrong on our side.' } })
  })
  await visit('/about')
  await goHome(page)
  await expectEmpty(page)
  expect(tries).toBe(2)
})

test('a connection that breaks once is not noticed', async ({ page, visit, site, troubles }) => {
  troubles.expect(/net::ERR_FAILED/)
  await plantMany(site)
  await page.route(api, breakOnce())
  await visit('/about')
  await goHome(page)
  await expectThreeBest(page)
})

test('long titles and texts are cut to two and four lines', async ({ page, visit, site }) => {
  await storeReview(site.db, {
    reviewTitle: 'A week under the oaks '.repeat(20),
    reviewText: 'We sat on the porch and counted stars. '.repeat(50),
  })
  await visit('/')
  const review = reviewsBlock(page).getByRole('article')
  expect(await linesShown(review.getByRole('heading'))).toBe(2)
  expect(await linesShown(review.getByText('We sat on the porch'))).toBe(4)
})

function reviewsBlock(page: Page) {
  return page.getByRole('region', { name: 'What guests say' })
}

async function goHome(page: Page): Promise<void> {
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByRole('link', { name: 'Home', exact: true }).click()
}

async function plantMany({ db }: Site): Promise<void> {
  for (const [day, stars] of [3, 5, 4, 1, 5, 5, 2].entries()) {
    await storeReview(db, {
      overallRating: stars,
      reviewTitle: `${stars} stars on day ${day + 1}`,
      submittedAt: Temporal.Instant.from(`2025-06-0${day + 1}T12:00:00Z`),
    })
  }
  await storeReview(db, { reviewTitle: 'Waiting for approval' }, 'pending')
  await storeReview(db, { reviewTitle: 'Turned down' }, 'rejected')
  await storeReview(db, { reviewTitle: 'Not for the public', allowPublic: false })
}

async function expectThreeBest(page: Page): Promise<void> {
  const reviews = reviewsBlock(page).getByRole('article')
  await expect(reviews.getByRole('heading')).toHaveText([
    '5 stars on day 6',
    '5 stars on day 5',
    '5 stars on day 2',
  ])
  await expect(reviews.getByRole('img', { name: '5 out of 5 stars' })).toHaveCount(3)
}

async function expectEmpty(page: Page): Promise<void> {
  const block = reviewsBlock(page)
  await expect(block.getByText(emptyWords)).toBeVisible()
  await expect(block.getByRole('link', { name: 'Leave a Review' })).toHaveAttribute(
    'href',
    '/review',
  )
  await expect(block.getByRole('article')).toHaveCount(0)
}

function breakOnce() {
  let isBroken = false
  return async (route: Route) => {
    if (isBroken) return route.continue()
    isBroken = true
    return route.abort()
  }
}
