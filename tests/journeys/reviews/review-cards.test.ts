// spec: 1/reviews
import type { Locator } from '@playwright/test'
import { storeReview } from '../../fixtures/reviews.ts'
import { expect, test } from '../fixtures.ts'
import { expectNoHorizontalScrolling } from '../support/layout.ts'
import { cards } from '../support/reviews-screen.ts'

test.use({ hasOwnSite: true })

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

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('five lines of a long text are shown, and all of it after a press', async ({
      page,
      site,
    }) => {
      await storeReview(site.db, { reviewText: 'We came for one night. '.repeat(60) })
      await storeReview(site.db, { reviewTitle: 'Short', reviewText: 'Quiet.' })
      await page.goto('/reviews')
      const text = cards(page).getByText('We came for one night.')
      const lines = () =>
        text.evaluate((element) =>
          Math.round(
            element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
          ),
        )
      expect(await lines()).toBe(5)

      const more = cards(page).locator('summary')
      await expect(more, 'the short one has none').toHaveCount(1)
      await expect(more).toHaveText(/Read more.* of “Quiet mornings”/)
      await more.press('Enter')
      await expect(cards(page).getByText('Show less')).toBeVisible()
      expect(await lines()).toBeGreaterThan(10)
    })
  })
}

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
      await expectNoHorizontalScrolling(page)
    }
  },
)

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
