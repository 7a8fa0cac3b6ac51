import { moderationMessages } from '#contracts/messages.ts'
import { storeReview } from '../../fixtures/reviews.ts'
import { expect, test } from '../fixtures.ts'
import { expectNoHorizontalScrolling } from '../support/layout.ts'
import { moderation, plantPending } from '../support/moderation.ts'
import { signIn } from '../support/sign-in.ts'
import { refusedQuery } from '../support/troubles.ts'

test.use({ hasOwnSite: true })

test('a card shows the owner everything that the guest wrote', async ({ page, visit, site }) => {
  await storeReview(site.db, { reviewTitle: 'First light', valueRating: 2 }, 'pending')
  await signIn(page)
  await visit('/admin/reviews')
  const card = moderation(page).card('First light')
  for (const text of [
    'Ana Guest',
    'Texas Sage',
    'We slept like stones.',
    'Favorite feature: The porch',
    'Improvement suggestion: A second kettle',
    'Would recommend: Absolutely',
    'Stay dates: May 2-5, 2025',
  ]) {
    await expect(card).toContainText(text)
  }
  await expect(card.getByRole('link', { name: 'ana@guests.example' })).toHaveAttribute(
    'href',
    'mailto:ana@guests.example',
  )
  await expect(card.getByRole('link', { name: '(512) 555-0101' })).toHaveAttribute(
    'href',
    'tel:5125550101',
  )
  await expect(card.getByRole('img', { name: '2 out of 5 stars' })).toBeVisible()
})

test('the search finds words of guests, whatever the case, and their addresses', async ({
  page,
  visit,
  site,
}) => {
  await storeReview(site.db, { reviewTitle: 'First light', guestName: 'Bo Diaz' }, 'pending')
  await storeReview(
    site.db,
    { reviewTitle: 'Long nights', guestEmail: 'cy@guests.example' },
    'pending',
  )
  await signIn(page)
  await visit('/admin/reviews')
  const screen = moderation(page)
  await expect(screen.cards).toHaveCount(2)
  for (const [search, title] of [
    ['FIRST', 'First light'],
    ['cy@guests', 'Long nights'],
    ['bo diaz', 'First light'],
  ] as const) {
    await screen.search.fill(search)
    await expect(screen.cards).toHaveCount(1)
    await expect(screen.card(title)).toBeVisible()
  }
  await screen.search.fill('nothing like it')
  await expect(screen.none).toBeVisible()
  await screen.search.fill('')
  await expect(screen.cards).toHaveCount(2)
})

test('the tabs are walked with the arrow keys', async ({ page, visit, site }) => {
  await plantPending(site, ['First light'])
  await signIn(page)
  await visit('/admin/reviews')
  const screen = moderation(page)
  await screen.tab('Pending').focus()
  await page.keyboard.press('ArrowRight')
  await expect(screen.tab('Approved')).toBeFocused()
  await expect(screen.tab('Approved')).toHaveAttribute('aria-selected', 'true')
  await expect(screen.none).toBeVisible()
  await page.keyboard.press('End')
  await expect(screen.tab('All')).toHaveAttribute('aria-selected', 'true')
  await expect(screen.card('First light')).toBeVisible()
})

test('twenty-five reviews come twenty at a time', async ({ page, visit, site }) => {
  await plantPending(
    site,
    Array.from({ length: 25 }, (_, index) => `Review ${index + 1}`),
  )
  await signIn(page)
  await visit('/admin/reviews')
  const screen = moderation(page)
  await expect(screen.cards).toHaveCount(20)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(screen.cards).toHaveCount(25)
  await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden()
})

test('more reviews that could not be fetched can be asked for again', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  troubles.expect(refusedQuery)
  await plantPending(
    site,
    Array.from({ length: 25 }, (_, index) => `Review ${index + 1}`),
  )
  await signIn(page)
  await visit('/admin/reviews')
  const screen = moderation(page)
  const more = page.getByRole('button', { name: 'Load more' })
  const address = '**/api/admin/reviews?*cursor=*'
  await page.route(address, (route) => route.fulfill({ status: 500, json: {} }))
  await more.click()
  await expect(page.getByRole('alert')).toContainText(moderationMessages.loadFailed)
  await expect(screen.cards).toHaveCount(20)

  await page.unroute(address)
  await more.click()
  await expect(screen.cards).toHaveCount(25)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a list that cannot be fetched says so and can be asked for again', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.expect(refusedQuery)
  const list = '**/api/admin/reviews?*'
  await page.route(list, (route) => route.fulfill({ status: 500, json: {} }))
  await signIn(page)
  await visit('/admin/reviews')
  const alert = page.getByRole('alert')
  await expect(alert.getByText(moderationMessages.loadFailed, { exact: true })).toBeVisible()

  await page.unroute(list)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(moderation(page).none).toBeVisible()
  await expect(alert).toHaveCount(0)
})

test(
  'a card holds words without a space at any width',
  { tag: '@everywhere' },
  async ({ page, visit, site }) => {
    const long = 'X'.repeat(5000)
    await storeReview(
      site.db,
      {
        guestName: 'N'.repeat(100),
        guestEmail: `${'e'.repeat(60)}@${'g'.repeat(60)}.example`,
        guestPhone: '9'.repeat(40),
        stayDates: 'D'.repeat(100),
        reviewTitle: 'T'.repeat(200),
        reviewText: long,
        improvementSuggestion: long,
        favoriteFeature: 'F'.repeat(500),
      },
      'pending',
    )
    await signIn(page)
    await visit('/admin/reviews')
    await expect(moderation(page).cards).toHaveCount(1)
    await expectNoHorizontalScrolling(page)
  },
)
