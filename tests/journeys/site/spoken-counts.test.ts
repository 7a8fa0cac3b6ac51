import { expect, type Locator, type Page } from '@playwright/test'
import { listWords } from '#content/interface.ts'
import { storeInquiry, storeGroupInquiry } from '../../fixtures/inquiries.ts'
import { storeNotifications } from '../../fixtures/notifications.ts'
import { storeReview } from '../../fixtures/reviews.ts'
import { storeSubmission } from '../../fixtures/stored-submissions.ts'
import { test } from '../fixtures.ts'
import { openContest } from '../support/contests.ts'
import { inDays } from '../support/days.ts'
import { entryModeration, servePictures } from '../support/entries.ts'
import { eventsScreen } from '../support/events-screen.ts'
import { chooseDates } from '../support/free-cabins.ts'
import { inbox } from '../support/inbox.ts'
import { moderation, plantPending } from '../support/moderation.ts'
import { cards } from '../support/reviews-screen.ts'
import { signIn } from '../support/sign-in.ts'
import type { Site } from '../support/site.ts'

// The gallery's counts are in tests/journeys/submissions/.

test.use({ hasOwnSite: true })

const { found } = listWords
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `Review ${index}`)

test('reviews: a filter says what it left, and more reviews are read from the first of them', async ({
  page,
  visit,
  site,
}) => {
  for (const reviewTitle of numbered(45)) await storeReview(site.db, { reviewTitle })
  await storeReview(site.db, { cabin: 'coyote-cabin' })
  await visit('/reviews')
  await expectFocusOnNew(cards(page), page.getByRole('link', { name: 'Load more' }), 12)
  await page.getByLabel('Cabin').selectOption('Coyote Cabin')
  await expectSpoken(page, found(1, false))
  await page.getByLabel('Cabin').selectOption('Morning Dove')
  await expectSpoken(page, found(0, false))
  await page.getByLabel('Cabin').selectOption('Texas Sage')
  await expectSpoken(page, found(12, true))
})

test('reviews: what was asked for before a filter moves nobody after it', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  troubles.expect(/status of 500|Network response was not ok/)
  for (const reviewTitle of numbered(45)) await storeReview(site.db, { reviewTitle })
  await visit('/reviews')
  const cabin = page.getByLabel('Cabin')
  await cabin.selectOption('Texas Sage')
  await expect(cards(page)).toHaveCount(12)
  const more = page.getByRole('link', { name: 'Load more' })
  await more.click()
  await expect(cards(page)).toHaveCount(24)
  await cabin.selectOption('All cabins')
  await expect(cards(page)).toHaveCount(12)
  await page.route('**/api/reviews?*', (route) => route.fulfill({ status: 500, json: {} }))
  await more.click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await cabin.focus()
  await cabin.selectOption('Texas Sage')
  await expect(cards(page)).toHaveCount(24)
  await expect(cabin).toBeFocused()
})

test('review moderation: a search says what it found, and the next page is read from its first', async ({
  page,
  visit,
  site,
}) => {
  await plantPending(site, [...numbered(45), 'First light'])
  await signIn(page)
  await visit('/admin/reviews')
  const screen = moderation(page)
  await expectFocusOnNew(screen.cards, page.getByRole('button', { name: 'Load more' }))
  await screen.search.fill('first light')
  await expectSpoken(page, found(1, false))
  await screen.search.fill('nothing like it')
  await expectSpoken(page, found(0, false))
})

test('inquiries: kind and search say what they left, and the next page is read from its first', async ({
  page,
  visit,
  site,
}) => {
  for (const name of numbered(25)) await storeInquiry(site.db, { name })
  await storeGroupInquiry(site.db, { name: 'Ben Guest' })
  await signIn(page)
  await visit('/admin/inquiries')
  const screen = inbox(page)
  await expectFocusOnNew(screen.cards, page.getByRole('button', { name: 'Load more' }))
  await screen.kind.selectOption('Group')
  await expectSpoken(page, found(1, false))
  await screen.kind.selectOption('Event')
  await expectSpoken(page, found(20, true))
  await screen.search.fill('Review 3')
  await expectSpoken(page, found(1, false))
})

test('entries: a contest says how many it has, and the next page is read from its first', async ({
  page,
  visit,
  site,
}) => {
  await servePictures(page)
  await plantEntriesOfTwoContests(site)
  await signIn(page)
  await visit('/admin/submissions?status=pending')
  const screen = entryModeration(page)
  await expectFocusOnNew(screen.cards, page.getByRole('button', { name: 'Load more' }))
  await screen.contest.selectOption('Spring')
  await expectSpoken(page, found(1, false))
  await screen.contest.selectOption('Summer')
  await expectSpoken(page, found(24, false))
})

test('outbox: a status says what it left, and the next page is read from its first', async ({
  page,
  visit,
  site,
}) => {
  await storeNotifications(site.db, 23, { createdAt: Temporal.Instant.from('2999-01-01T00:00Z') })
  await signIn(page)
  await visit('/admin/outbox')
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Attempts:' })
  await expectFocusOnNew(rows, page.getByRole('button', { name: 'Load more' }))
  await page.getByLabel('Show').selectOption('Failed')
  await expectSpoken(page, found(0, false))
})

test('events: the search says how many it found, in a region that was there before', async ({
  page,
  visit,
}) => {
  await visit('/events')
  const status = page.getByRole('region', { name: 'Find Event Details' }).getByRole('status')
  await expect(status).toBeEmpty()
  const { search } = eventsScreen(page)
  await search.fill('lavender')
  await expect(status).toHaveText(/^\d+ events? found/)
  await search.fill('zeppelin')
  await expect(status).toHaveText('No events found matching your search.')
})

test('cabins: the search says how many are free, in a region that was there before', async ({
  page,
  visit,
}) => {
  await visit('/cabins')
  const region = await page.getByRole('main').getByRole('status').first().elementHandle()
  await chooseDates(page, inDays(20), inDays(22))
  await page.getByRole('button', { name: 'Find free cabins' }).click()
  const said = () => region?.evaluate((node) => (node.isConnected ? node.textContent : 'gone'))
  await expect.poll(said).toMatch(/cabin/i)
})

/** The last announcement in the live region. */
function expectSpoken(page: Page, text: string): Promise<void> {
  return expect(page.locator('#announcements > :last-child')).toHaveText(text)
}

/** One page of items is shown, and 'Load more' moves the focus to the next. */
async function expectFocusOnNew(items: Locator, more: Locator, size = 20): Promise<void> {
  await expect(items).toHaveCount(size)
  await more.press('Enter')
  await expect.poll(() => items.count()).toBeGreaterThan(size)
  await expect(items.nth(size).locator(':focus')).toHaveCount(1)
}

async function plantEntriesOfTwoContests(site: Site): Promise<void> {
  const spring = await openContest(site, { title: 'Spring', status: 'closed' })
  const summer = await openContest(site, { title: 'Summer' })
  await storeSubmission(site.db, { contestId: spring.id, guestName: 'Ada' })
  for (const guestName of numbered(24)) {
    await storeSubmission(site.db, { contestId: summer.id, guestName })
  }
}
