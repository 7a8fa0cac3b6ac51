// spec: 2/admin-dashboard
import type { SubmissionStatus } from '#contracts/options.ts'
import { insertReferral } from '#store/referrals/referrals.ts'
import { storeNotifications } from '../../fixtures/notifications.ts'
import { storeSubmission } from '../../fixtures/stored-submissions.ts'
import { expect, test } from '../fixtures.ts'
import { openContest } from '../support/contests.ts'
import { plantPending } from '../support/moderation.ts'
import { signIn } from '../support/sign-in.ts'
import type { Site } from '../support/site.ts'

test.use({ hasOwnSite: true })

const links = {
  'Create contest': '/admin/contests/new',
  'Manage contests': '/admin/contests',
  'Review submissions': '/admin/submissions',
  'Manage prizes': '/admin/prizes',
  'View winners': '/admin/winners',
  'Manage reviews': '/admin/reviews',
}

test('four counters sum up what is there', async ({ page, visit, site }) => {
  await plantPending(site, ['First light', 'Long nights'])
  await plantEntries(site, [
    [],
    ['approved'],
    ['approved'],
    ['approved'],
    ['rejected'],
    ['approved', 'winner'],
  ])
  await signIn(page)
  await visit('/admin/dashboard')
  const counters = page.getByRole('main').locator('dl > div')
  await expect(counters.locator('dt')).toHaveText([
    'Active Contests',
    'Pending Reviews',
    'Total Submissions',
    'Approved',
  ])
  await expect(counters.locator('dd')).toHaveText(['1', '2', '6', '3'])
})

test('what waits for the owner comes first, and every number leads to it', async ({
  page,
  visit,
  site,
}) => {
  await plantPending(site, ['First light', 'Long nights'])
  await plantEntries(site, [[]])
  await signIn(page)
  await visit('/admin/dashboard')
  const waiting = page.getByRole('region', { name: 'Waiting for you' })
  await expect(waiting.getByRole('link')).toHaveText(['2reviews to decide', '1entry to decide'])
  const navigation = page.getByRole('navigation', { name: 'Admin' })
  await expect(navigation.getByRole('link', { name: 'Reviews 2 waiting' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  const counters = page.getByRole('main').locator('dl')
  await expect(counters.getByRole('link')).toHaveCount(4)
  await waiting.getByRole('link', { name: '2 reviews' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review Management')
})

test('the cards lead to every part of the area', async ({ page, visit }) => {
  await signIn(page)
  await visit('/admin/dashboard')
  const main = page.getByRole('main')
  for (const [name, address] of Object.entries(links)) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', address)
  }
  const approved = ['/admin/submissions/approved', '/admin/reviews/approved']
  await expect(main.getByRole('link', { name: 'View approved' })).toHaveCount(approved.length)
  for (const [index, address] of approved.entries()) {
    const link = main.getByRole('link', { name: 'View approved' }).nth(index)
    await expect(link).toHaveAttribute('href', address)
  }
  await main.getByRole('link', { name: 'Manage reviews' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review Management')
})

test('notifications that wait and fail are counted, and the outbox is near', async ({
  page,
  visit,
  site,
}) => {
  await storeNotifications(site.db, 3, { createdAt: Temporal.Instant.from('2999-01-01T00:00Z') })
  await site.db.updateTable('outbox').set({ status: 'failed' }).where('subject', '=', '0').execute()
  await signIn(page)
  await visit('/admin/dashboard')
  const notifications = page.getByRole('region', { name: 'Notifications', exact: true })
  for (const text of ['1 failing', '2 waiting', '0 delivered']) {
    await expect(notifications.getByText(text)).toBeVisible()
  }
  await notifications.getByRole('link', { name: 'Open the outbox' }).click()
  await expect(page).toHaveURL('/admin/outbox')
})

test('referrals to the partner are shown per cabin and week', async ({ page, visit, site }) => {
  await plantReferrals(site)
  await signIn(page)
  await visit('/admin/dashboard')
  const chart = page.getByRole('table', { name: /^Clicks per cabin and week/ })
  await expect(
    chart
      .getByRole('row', { name: /^Texas Sage/ })
      .getByRole('cell')
      .last(),
  ).toHaveText('2')
  await expect(
    chart
      .getByRole('row', { name: /^The property/ })
      .getByRole('cell')
      .last(),
  ).toHaveText('1')
  await expect(
    page
      .getByRole('table', { name: /^Clicks by source and week/ })
      .getByRole('row', { name: /^Search/ })
      .getByRole('cell')
      .last(),
  ).toHaveText('3')
})

test('before anybody has left for the partner that is said', async ({ page, visit }) => {
  await signIn(page)
  await visit('/admin/dashboard')
  await expect(page.getByText('No booking clicks yet.')).toBeVisible()
})

/** Entries of one contest, each moved through these statuses. */
async function plantEntries(site: Site, entries: readonly SubmissionStatus[][]): Promise<void> {
  const { id: contestId } = await openContest(site)
  for (const steps of entries) await storeSubmission(site.db, { contestId }, steps)
}

async function plantReferrals({ db }: Site): Promise<void> {
  const createdAt = Temporal.Now.instant()
  for (const cabin of ['texas-sage', 'texas-sage', null]) {
    const referral = {
      cabin,
      checkIn: null,
      checkOut: null,
      place: 'header' as const,
      source: 'search' as const,
    }
    await insertReferral(db, { ...referral, createdAt })
  }
}
