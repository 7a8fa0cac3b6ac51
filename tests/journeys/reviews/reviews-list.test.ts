// spec: 9/review-screens
import type { Locator, Page } from '@playwright/test'
import { markReviewVerified } from '#store/reviews/reviews.ts'
import { storeReview } from '../../fixtures/reviews.ts'
import { expect, untilHydrated, test } from '../fixtures.ts'
import { holdBack } from '../support/responses.ts'
import type { Site } from '../support/site.ts'
import { refusedQuery } from '../support/troubles.ts'
import { cards } from '../support/reviews-screen.ts'

test.use({ hasOwnSite: true })

const api = '**/api/reviews?*'

// spec: 1/reviews, 2/guest-reviews, 4/review-list
test('moving to the list says that it is loading, then shows it', async ({ page, visit, site }) => {
  await storeReview(site.db)
  const answer = await holdBack(page, api)
  await visit('/about')
  await page.getByRole('banner').getByRole('link', { name: 'Reviews' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading reviews...')
  await expect(cards(page)).toHaveCount(0)

  answer.letGo()
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByText('Loading reviews...')).toBeHidden()
})

// spec: 2/guest-reviews
test('without reviews a guest is asked for the first, and led to cabins and form', async ({
  page,
  visit,
}) => {
  await visit('/reviews')
  await expect(page.getByRole('heading', { name: 'No Reviews Yet' })).toBeVisible()
  await expect(page.getByText('Be the first to leave a review!')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'See the cabins' })).toHaveAttribute(
    'href',
    '/cabins',
  )
  for (const link of await main.getByRole('link', { name: 'Leave a Review' }).all()) {
    await expect(link).toHaveAttribute('href', '/review')
  }
})

// spec: 7/data-fetching, 8/review-list
test('a list that cannot be fetched leaves the screen as it is', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  troubles.expect(refusedQuery)
  await storeReview(site.db)
  await page.route(api, (route) => route.fulfill({ status: 500, json: { error: 'Broken.' } }))
  await visit('/about')
  await page.getByRole('banner').getByRole('link', { name: 'Reviews' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guest Reviews')
  await expect(page.getByRole('link', { name: 'Leave a Review' }).first()).toBeVisible()
  await expect(page.getByText('Loading reviews...')).toBeHidden()
})

// spec: 2/guest-reviews
test('cabin and order can be chosen, are in the address and survive a reload', async ({
  page,
  visit,
  site,
}) => {
  await plantThree(site)
  await visit('/reviews')
  await expect(titles(page)).toHaveText(['newest', 'middle', 'oldest'])

  await page.getByLabel('Sort by').selectOption('Highest rated')
  await expect(titles(page)).toHaveText(['middle', 'oldest', 'newest'])
  await page.getByLabel('Cabin').selectOption('Coyote Cabin')
  await expect(titles(page)).toHaveText(['oldest', 'newest'])
  await expect(page).toHaveURL(/cabin=Coyote\+Cabin&sort=rating/)
  await page.reload()
  await untilHydrated(page)
  await expect(titles(page)).toHaveText(['oldest', 'newest'])

  await page.getByLabel('Cabin').selectOption('Morning Dove')
  await expect(page.getByText('Nobody has written about this cabin so far.')).toBeVisible()
})

test('a bar leads to the reviews with so many stars, and back to all of them', async ({
  page,
  visit,
  site,
}) => {
  await plantThree(site)
  await visit('/reviews')
  const figures = page.getByRole('region', { name: 'Ratings in numbers' })
  await expect(figures.getByRole('img').first()).toHaveAccessibleName('4 out of 5 stars')
  await expect(figures.getByText('from 3 reviews')).toBeVisible()

  await figures.getByRole('link', { name: '4 stars: 1 review' }).click()
  await expect(titles(page)).toHaveText(['oldest'])
  await expect(page).toHaveURL(/stars=4/)
  await page.reload()
  await untilHydrated(page)
  await expect(titles(page)).toHaveText(['oldest'])
  await page.getByLabel('Cabin').selectOption('Texas Sage')
  await expect(page.getByRole('heading', { name: 'No Reviews Here' })).toBeVisible()
  await expect(figures.getByText('from 1 review of Texas Sage')).toBeVisible()

  const all = figures.getByRole('link', { name: 'All ratings' })
  await all.press('Enter')
  await expect(titles(page)).toHaveText(['middle'])
  await expect(all).toBeFocused()
})

test('the figures are those of the verified stays where only these are shown', async ({
  page,
  visit,
  site,
}) => {
  const { id } = await storeReview(site.db, { overallRating: 5, cabin: 'texas-sage' })
  await markReviewVerified(site.db, id)
  await plantThree(site)
  await visit('/reviews')
  const figures = page.getByRole('region', { name: 'Ratings in numbers' })
  await expect(figures.getByText('from 4 reviews')).toBeVisible()

  await page.getByLabel('Verified stays only').check()
  await expect(figures.getByText('from 1 verified review')).toBeVisible()
  await figures.getByRole('link', { name: '5 stars: 1 review' }).click()
  await expect(cards(page)).toHaveCount(1)
})

test('a guest whose choices fit no review finds the way back to all of them', async ({
  page,
  visit,
  site,
}) => {
  await plantThree(site)
  await visit('/reviews?cabin=Texas+Sage&stars=3')
  await expect(page.getByText(/^No review fits everything you chose/)).toBeVisible()
  await page.getByRole('link', { name: 'Show all reviews' }).click()
  await expect(page).toHaveURL('/reviews')
  await expect(cards(page)).toHaveCount(3)
})

test(
  'on a phone the first review is in sight, and the filters are one tap away',
  { tag: '@phone' },
  async ({ page, visit, site }) => {
    await plantMany(site, 13)
    for (const address of ['/reviews', '/reviews?page=2']) {
      await visit(address)
      const box = await cards(page).first().boundingBox()
      expect(box?.y, address).toBeLessThanOrEqual(650)
    }
    await expect(page.getByLabel('Cabin')).toBeHidden()
    await page.getByText('Ratings and filters').filter({ visible: true }).click()
    await page.getByLabel('Cabin').selectOption('Morning Dove')
    await expect(page.getByText('1 chosen')).toBeVisible()
    await expect(page.getByLabel('Cabin')).toBeVisible()
  },
)

test('the keyboard stays where cabin and order were chosen', async ({ page, visit, site }) => {
  await plantThree(site)
  await visit('/reviews')
  const cabin = page.getByLabel('Cabin')
  await cabin.focus()
  await page.keyboard.type('Coy')
  await expect(titles(page)).toHaveText(['newest', 'oldest'])
  await expect(cabin).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Hig')
  await expect(titles(page)).toHaveText(['oldest', 'newest'])
  await expect(page.getByLabel('Sort by')).toBeFocused()
})

test('forty-five reviews come twelve at a time, each once', async ({ page, visit, site }) => {
  await plantMany(site, 45)
  await visit('/reviews')
  const more = page.getByRole('link', { name: 'Load more' })
  for (const count of [12, 24, 36]) {
    await expect(cards(page)).toHaveCount(count)
    await more.click()
  }
  await expect(cards(page)).toHaveCount(45)
  await expect(more).toBeHidden()

  const expected = Array.from({ length: 45 }, (_, index) => `Review ${45 - index}`)
  expect(await titles(page).allTextContents()).toEqual(expected)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the link leads to the next twelve, and the filter to a cabin', async ({ page, site }) => {
    await plantMany(site, 17)
    await page.goto('/reviews')
    await expect(cards(page)).toHaveCount(12)
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect(titles(page)).toHaveText([
      'Review 5',
      'Review 4',
      'Review 3',
      'Review 2',
      'Review 1',
    ])
    await expect(page.getByRole('link', { name: 'Load more' })).toBeHidden()

    await page.goto('/reviews')
    await page.getByRole('link', { name: '3 stars: 0 reviews' }).click()
    await expect(page.getByRole('heading', { name: 'No Reviews Here' })).toBeVisible()

    await page.goto('/reviews')
    await page.getByLabel('Cabin').selectOption('Morning Dove')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page.getByText('Nobody has written about this cabin so far.')).toBeVisible()
  })
})

function titles(page: Page): Locator {
  return cards(page).getByRole('heading', { level: 2 })
}

async function plantThree({ db }: Site): Promise<void> {
  const plants = [
    { reviewTitle: 'oldest', overallRating: 4, cabin: 'coyote-cabin', at: '2025-05-01' },
    { reviewTitle: 'middle', overallRating: 5, cabin: 'texas-sage', at: '2025-05-02' },
    { reviewTitle: 'newest', overallRating: 3, cabin: 'coyote-cabin', at: '2025-05-03' },
  ]
  for (const { at, ...review } of plants) {
    await storeReview(db, { ...review, submittedAt: Temporal.Instant.from(`${at}T12:00:00Z`) })
  }
}

/** The highest number is the newest. */
async function plantMany({ db }: Site, count: number): Promise<void> {
  const start = Temporal.Instant.from('2025-05-01T12:00:00Z')
  for (let number = 1; number <= count; number += 1) {
    const submittedAt = start.add({ minutes: number })
    await storeReview(db, { reviewTitle: `Review ${number}`, submittedAt })
  }
}
