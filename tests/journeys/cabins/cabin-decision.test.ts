import type { Locator, Page } from '@playwright/test'
import { storeReview } from '../../fixtures/reviews.ts'
import { expect, test } from '../fixtures.ts'
import { bookingCard } from '../support/cabin-page.ts'

const sizes = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const

const partsOfPage = (page: Page) => page.getByRole('navigation', { name: 'On this page' })
const bottomBar = (page: Page) =>
  page.getByRole('main').getByRole('group', { name: 'Book Your Stay' })

for (const [width, height] of sizes) {
  test(`name, dates and Book Now are in the first view at ${width} by ${height}`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height })
    await visit('/cabins/mockingbird-cabin')
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    const { dates, bookNow } = bookingCard(page)
    const bar = bottomBar(page)
    const isPhone = width < 768
    const ways: Locator[] = isPhone
      ? [bar.getByRole('button', { name: 'Add dates' }), bar.getByRole('link', { name: /^Book/ })]
      : [dates, bookNow]
    for (const way of ways) await expect(way).toBeInViewport({ ratio: 1 })
  })
}

test('once the gallery has left, a bar leads to each part of the page and to the partner', async ({
  page,
  visit,
}) => {
  await visit('/cabins/texas-sage')
  const bar = partsOfPage(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  for (const [link, heading] of [
    ['Nearby', 'Nearby attractions'],
    ['Reviews', 'What guests say'],
    ['Amenities', 'What this cabin offers'],
  ] as const) {
    await bar.getByRole('link', { name: link }).click()
    const reached = page.getByRole('heading', { name: heading })
    await expect(reached).toBeFocused()
    await expect(reached).toBeInViewport({ ratio: 1 })
    await expect(bar).toBeInViewport({ ratio: 1 })
  }
  await expect(bar.getByRole('link', { name: /^Book Now/ })).toBeVisible()
  await bar.getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome to Texas Sage' })).toBeInViewport()
})

test.describe('with reviews', () => {
  test.use({ hasOwnSite: true })

  test('the stars lead to the guests, their averages, and all of their reviews', async ({
    page,
    visit,
    site,
  }) => {
    for (const valueRating of [3, 4, 5, 5]) {
      await storeReview(site.db, { valueRating, reviewTitle: `Value ${valueRating}` })
    }
    await storeReview(site.db, { cabin: 'coyote-cabin', reviewTitle: 'Coyotes all night' })
    await visit('/cabins/texas-sage')
    await page.getByRole('link', { name: /6 reviews/ }).click()
    const words = page.getByRole('region', { name: 'What guests say' })
    await expect(words.getByRole('heading', { level: 2 })).toBeFocused()
    await expect(words.getByRole('article')).toHaveCount(3)
    await expect(words.getByText('Coyotes all night')).toHaveCount(0)
    await expect(words.getByText('from 4 reviews on this site')).toBeVisible()
    await expect(words.getByRole('definition').filter({ hasText: '4.3' })).toHaveCount(1)
    await words.getByRole('link', { name: 'All reviews of Texas Sage' }).click()
    await expect(page).toHaveURL('/reviews?cabin=Texas+Sage')
  })
})

test('nothing is said of guests before one has written', async ({ page, visit }) => {
  await visit('/cabins/texas-sage')
  const words = page.getByRole('region', { name: 'What guests say' })
  await expect(words).toContainText('Nobody has written about Texas Sage yet.')
  await expect(words.getByRole('link', { name: 'Leave a Review' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the bar leads to the parts of the page, and the stars to the reviews', async ({ page }) => {
    await page.goto('/cabins/texas-sage')
    await page.getByRole('link', { name: /6 reviews/ }).click()
    await expect(page.getByRole('heading', { name: 'What guests say' })).toBeInViewport()
    await partsOfPage(page).getByRole('link', { name: 'Nearby' }).click()
    await expect(page.getByRole('heading', { name: 'Nearby attractions' })).toBeInViewport()
  })
})

test('facts say what the rules below them do not: beds and pets', async ({ page, visit }) => {
  await visit('/cabins/texas-sage')
  const facts = page.getByRole('region', { name: 'Good to know' })
  await expect(facts.getByRole('term')).toHaveText(['Beds', 'Pets'])
  await expect(facts.getByRole('definition').first()).toHaveText('1 queen bed')
  await expect(facts.getByText('This cabin is not pet-friendly.')).toBeVisible()
  const rules = page.getByRole('region', { name: 'Cabin rules' }).getByRole('listitem')
  await expect(rules.first()).toHaveText('Check-in after 3:00 PM')
})
