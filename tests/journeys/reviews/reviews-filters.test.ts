// spec: 9/review-screens
import { markReviewVerified } from '#store/reviews/reviews.ts'
import { storeReview } from '../../fixtures/reviews.ts'
import { expect, untilHydrated, test } from '../fixtures.ts'
import { plantMany, plantThree } from '../support/planted-reviews.ts'
import { cards, titles } from '../support/reviews-screen.ts'

test.use({ hasOwnSite: true })

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
      expect(box?.y, address).toBeLessThanOrEqual(700)
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
