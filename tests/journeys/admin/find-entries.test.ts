// spec: 2/admin-submissions
import type { Page } from '@playwright/test'
import type { SubmissionCounts } from '#contracts/submissions.ts'
import { storeSubmission } from '../../fixtures/stored-submissions.ts'
import { expect, test } from '../fixtures.ts'
import { openContest } from '../support/contests.ts'
import { entryModeration, servePictures, publicStatuses } from '../support/entries.ts'
import { signIn } from '../support/sign-in.ts'
import { expectToast } from '../support/toasts.ts'
import { refusedQuery } from '../support/troubles.ts'

test.use({ hasOwnSite: true })

test.beforeEach(({ page }) => servePictures(page))

test('entries can be chosen by contest and status, and those nobody may see are marked', async ({
  page,
  visit,
  site,
}) => {
  const spring = await openContest(site, { title: 'Spring', status: 'closed' })
  const summer = await openContest(site, { title: 'Summer' })
  await storeSubmission(site.db, { contestId: spring.id, guestName: 'Ada', isSuspect: true })
  const shy = { contestId: summer.id, guestName: 'Ben', consentToDisplay: false }
  await storeSubmission(site.db, shy)
  await signIn(page)
  await visit(`/admin/submissions?contestId=${spring.id}`)
  const screen = entryModeration(page)
  await expect(screen.cards).toHaveCount(1)
  await expect(screen.card('Ada').getByText('Possible spam')).toBeVisible()
  await expectCounts(page, { all: 1, pending: 1 })

  await screen.contest.selectOption('Summer')
  await expect(screen.contest).toHaveValue(String(summer.id))
  await screen.open('Pending')
  await expect(page).toHaveURL(`/admin/submissions?status=pending&contestId=${summer.id}`)
  await expect(screen.card('Ben').getByText('Guest asked us not to publish it')).toBeVisible()
  await storeSubmission(site.db, { contestId: summer.id, guestName: 'Cora' }, ['rejected'])
  await screen.step('Ben', 'Approve').click()
  await expectToast(page, {
    title: 'Decision saved',
    description: 'The guest asked us not to publish it.',
  })
  await expectCounts(page, { all: 2, approved: 1, rejected: 1 })
  await screen.contest.selectOption('All contests')
  await expectCounts(page, { all: 3, pending: 1, approved: 1, rejected: 1 })
  expect(await publicStatuses(site)).toEqual([])
})

test('Back returns to the tab the owner came from', async ({ page, visit }) => {
  await signIn(page)
  await visit('/admin/dashboard')
  await visit('/admin/submissions')
  const tab = (name: string) => page.getByRole('tab', { name, selected: true })
  await entryModeration(page).open('Approved')
  await expect(tab('Approved')).toBeVisible()
  await entryModeration(page).open('Winners')
  await expect(tab('Winners')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/admin/submissions/approved')
  await expect(tab('Approved')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/admin/submissions')
  await expect(tab('All')).toBeVisible()
})

test('the winners belong to the entries, and the navigation says so', async ({ page, visit }) => {
  await signIn(page)
  for (const path of ['/admin/submissions', '/admin/submissions/approved', '/admin/winners']) {
    await visit(path)
    const navigation = page.getByRole('navigation', { name: 'Admin' })
    await expect(navigation.locator('[aria-current=page]')).toHaveText([/^Entries/])
  }
})

test('if entries cannot be fetched, the page says so, and they can be fetched again', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  troubles.expect(refusedQuery)
  const { id: contestId } = await openContest(site)
  await storeSubmission(site.db, { contestId, guestName: 'Ada' })
  const api = '**/api/admin/submissions?*'
  await page.route(api, (route) => route.fulfill({ status: 500, json: { error: 'Broken.' } }))
  await signIn(page)
  await visit('/admin/submissions?status=pending')
  const part = entryModeration(page).part('Pending')
  await expect(part.getByRole('alert').getByText('Failed to fetch submissions')).toBeVisible()

  await page.unroute(api)
  await part.getByRole('button', { name: 'Try again' }).click()
  await expect(part.getByRole('article')).toHaveCount(1)
})

/** Counts shown in the tabs; omitted ones are 0. */
async function expectCounts(
  page: Page,
  { all = 0, pending = 0, approved = 0, winner = 0, rejected = 0 }: Partial<SubmissionCounts>,
): Promise<void> {
  await expect(page.getByRole('tab')).toHaveText([
    `All (${all})`,
    `Pending (${pending})`,
    `Approved (${approved})`,
    `Winners (${winner})`,
    `Rejected (${rejected})`,
  ])
}
