import type { Locator, Page } from '@playwright/test'
import { storeReview } from '../fixtures/reviews.ts'
import { expect, scriptsAtWork, test } from './fixtures.ts'
import { expectNoSidewaysScrolling } from './support/layout.ts'
import type { Site } from './support/site.ts'
import { refusedQuery } from './support/troubles.ts'

test.use({ hasOwnSite: true })

const api = '**/api/reviews?*'

test('moving to the list says that it is loading, then shows it', async ({ page, visit, site }) => {
  await storeReview(site.db)
  const answer = Promise.withResolvers<void>()
  await page.route(api, async (route) => {
    await answer.promise
    await route.continue()
  })
  await visit('/about')
  await page.getByRole('banner').getByRole('link', { name: 'Reviews' }).click()
  await expect(page.getByRole('status')).toHaveText('Loading reviews...')
  await expect(cards(page)).toHaveCount(0)

  answer.resolve()
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByText('Loading reviews...')).toBeHidden()
})

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
  await expect(main.getByRole('link', { name: 'Leave a Review' })).toHaveAttribute(
    'href',
    '/review',
  )
})

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

test('a card shows what a guest wrote and the answer of the owner, and nothing private', async ({
  page,
  visit,
  site,
}) => {
  const review = await storeReview(site.db, {
    submittedAt: Temporal.Instant.from('2025-06-01T02:00:00Z'),
  })
  await site.db
    .updateTable('reviews')
    .set({ ownerReply: 'Come back in fall!' })
    .where('id', '=', review.id)
    .execute()
  await visit('/reviews')

  const card = cards(page)
  await expect(card.getByRole('heading')).toHaveText('Quiet mornings')
  for (const text of ['Ana Guest', 'Texas Sage', 'We slept like stones.', 'Highly Recommends']) {
    await expect(card.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(card.getByText('May 31, 2025', { exact: true }), 'as at the cabins').toBeVisible()
  await expect(card.getByText('Stayed: May 2-5, 2025')).toBeVisible()
  await expect(card).toContainText('Favorite feature: The porch')
  await expect(card.getByText('Come back in fall!')).toBeVisible()
  await expect(card.getByRole('img').first()).toHaveAccessibleName('5 out of 5 stars')
  expect(await subRatings(card)).toEqual({
    Cleanliness: '5 out of 5 stars',
    Location: '4 out of 5 stars',
    Amenities: '4 out of 5 stars',
    Value: '5 out of 5 stars',
  })
  expect(await page.content()).not.toMatch(/ana@guests|5125550101|second kettle/)
})

test('a card leaves out the badge and the box that a guest gave no reason for', async ({
  page,
  visit,
  site,
}) => {
  await storeReview(site.db, { wouldRecommend: 'yes', favoriteFeature: '' })
  await visit('/reviews')
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByText('Highly Recommends')).toBeHidden()
  await expect(page.getByText('Favorite feature')).toBeHidden()
})

test('the line of the stay says what is known of its dates', async ({ page, visit, site }) => {
  for (const stayDates of ['', 'Dates not specified', 'May 2-5, 2025', 'early summer']) {
    await storeReview(site.db, { stayDates })
  }
  await visit('/reviews')
  await expect(cards(page).getByText('Stay dates not specified', { exact: true })).toHaveCount(2)
  await expect(cards(page).getByText('Stayed: May 2-5, 2025', { exact: true })).toBeVisible()
  await expect(cards(page).getByText('Stay dates: early summer', { exact: true })).toBeVisible()
})

test('cabin and order can be chosen, stand in the address and survive a reload', async ({
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
  await scriptsAtWork(page)
  await expect(titles(page)).toHaveText(['oldest', 'newest'])

  await page.getByLabel('Cabin').selectOption('Morning Dove')
  await expect(page.getByText('Nobody has written about this cabin so far.')).toBeVisible()
})

test('forty-five reviews come twenty at a time, each once', async ({ page, visit, site }) => {
  await plantMany(site, 45)
  await visit('/reviews')
  await expect(cards(page)).toHaveCount(20)
  const more = page.getByRole('link', { name: 'Load more' })
  await more.click()
  await expect(cards(page)).toHaveCount(40)
  await more.click()
  await expect(cards(page)).toHaveCount(45)
  await expect(more).toBeHidden()

  const expected = Array.from({ length: 45 }, (_, index) => `Review ${45 - index}`)
  expect(await titles(page).allTextContents()).toEqual(expected)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the link leads to the next twenty, and the filter to a cabin', async ({ page, site }) => {
    await plantMany(site, 25)
    await page.goto('/reviews')
    await expect(cards(page)).toHaveCount(20)
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
    await page.getByLabel('Cabin').selectOption('Morning Dove')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page.getByText('Nobody has written about this cabin so far.')).toBeVisible()
  })
})

test(
  'ten thousand characters without a space stay inside their card',
  { tag: '@everywhere' },
  async ({ page, visit, site }) => {
    const { id } = await storeReview(site.db, {
      guestName: 'N'.repeat(100),
      stayDates: 'D'.repeat(100),
      reviewTitle: 'T'.repeat(200),
      reviewText: 'X'.repeat(10_000),
      favoriteFeature: 'F'.repeat(500),
    })
    const ownerReply = 'R'.repeat(5000)
    await site.db.updateTable('reviews').set({ ownerReply }).where('id', '=', id).execute()
    for (const path of ['/reviews', '/']) {
      await visit(path)
      await expectNoSidewaysScrolling(page)
    }
  },
)

function cards(page: Page): Locator {
  return page.getByRole('main').getByRole('article')
}

function titles(page: Page): Locator {
  return cards(page).getByRole('heading', { level: 2 })
}

async function subRatings(card: Locator): Promise<Record<string, string | null>> {
  const entries = await card
    .locator('dl > div')
    .evaluateAll((pairs) =>
      pairs.map((pair) => [
        pair.querySelector('dt')?.textContent ?? '',
        pair.querySelector('dd [role=img]')?.getAttribute('aria-label') ?? null,
      ]),
    )
  return Object.fromEntries(entries)
}

async function plantThree({ db }: Site): Promise<void> {
  const plants = [
    { reviewTitle: 'oldest', overallRating: 4, cabin: 'Coyote Cabin', at: '2025-05-01' },
    { reviewTitle: 'middle', overallRating: 5, cabin: 'Texas Sage', at: '2025-05-02' },
    { reviewTitle: 'newest', overallRating: 3, cabin: 'Coyote Cabin', at: '2025-05-03' },
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
