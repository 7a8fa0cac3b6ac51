// spec: 9/review-screens
import { storeReview } from '../../fixtures/reviews.ts'
import { expect, test } from '../fixtures.ts'
import { holdBack } from '../support/responses.ts'
import { plantMany } from '../support/planted-reviews.ts'
import { refusedQuery } from '../support/troubles.ts'
import { cards, titles } from '../support/reviews-screen.ts'

test.use({ hasOwnSite: true })

const api = '**/api/reviews?*'

// spec: 1/reviews, 2/guest-reviews, 4/review-list
test('moving to the list says that it is loading, then shows it without a jump', async ({
  page,
  visit,
  site,
}) => {
  await storeReview(site.db)
  const answer = await holdBack(page, '**/api/reviews**')
  await visit('/about')
  await page.getByRole('banner').getByRole('link', { name: 'Reviews' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading reviews...')
  await expect(cards(page)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Ratings in numbers' })).toBeVisible()
  await expect(page.getByRole('contentinfo'), 'what follows is out of sight').not.toBeInViewport()

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

test('more reviews that do not come are missed beside the button, and a press asks again', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  troubles.expect(refusedQuery)
  await plantMany(site, 13)
  await visit('/reviews')
  await page.route(api, (route) => route.fulfill({ status: 503, json: { error: 'Broken.' } }))
  const more = page.getByRole('link', { name: 'Load more' })
  await more.click()
  const failed = page.getByRole('main').getByRole('alert')
  await expect(failed).toHaveText('The reviews could not be loaded.')
  await expect(failed).toBeInViewport()
  await expect(cards(page)).toHaveCount(12)

  await page.unroute(api)
  await more.click()
  await expect(cards(page)).toHaveCount(13)
  await expect(failed).toHaveCount(0)
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
