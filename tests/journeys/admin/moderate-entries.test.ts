import type { Page } from '@playwright/test'
import type { PublicSubmission, SubmissionCounts } from '#contracts/submissions.ts'
import { storeSubmission } from '../../fixtures/stored-submissions.ts'
import { expect, test } from '../fixtures.ts'
import { openContest } from '../support/contests.ts'
import { decideBeside, entryModeration, lendPictures } from '../support/entries.ts'
import { signIn } from '../support/sign-in.ts'
import type { Site } from '../support/site.ts'
import { expectToast } from '../support/toasts.ts'
import { refusedQuery } from '../support/troubles.ts'

test.use({ hasOwnSite: true })

test.beforeEach(({ page }) => lendPictures(page))

test('after a decision the keyboard goes on at the next entry', async ({ page, visit, site }) => {
  const { id: contestId } = await openContest(site)
  for (const guestName of ['Ada', 'Ben', 'Cleo']) {
    await storeSubmission(site.db, { contestId, guestName })
  }
  await signIn(page)
  await visit('/admin/submissions')
  const screen = entryModeration(page)
  await page.getByRole('tab', { name: 'Pending' }).click()
  const names = await screen.cards.evaluateAll((cards) => cards.map((card) => card.ariaLabel))
  await screen.step(String(names[1]), 'Reject').press('Enter')
  await expect(screen.cards).toHaveCount(2)
  await expect(
    page.getByRole('listitem').filter({ has: screen.card(String(names[2])) }),
  ).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(screen.card(String(names[2])).locator(':focus')).toHaveCount(1)
})

test('the owner approves an entry, makes it a winner, and takes both back', async ({
  page,
  visit,
  site,
}) => {
  const { id: contestId } = await openContest(site)
  await storeSubmission(site.db, { contestId, guestName: 'Ada' })
  await signIn(page)
  await visit('/admin/submissions')
  const screen = entryModeration(page)
  await expect(screen.part('Pending').getByRole('article')).toHaveCount(1)
  await expect(screen.card('Ada')).toContainText('ana@guests.example')
  await expect(screen.card('Ada').getByRole('button')).toHaveText(['Approve', 'Reject'])

  await screen.step('Ada', 'Approve').click()
  await expectToast(page, { title: 'Entry approved', description: 'It now hangs in the gallery.' })
  await expect(screen.part('Approved').getByRole('article')).toHaveCount(1)
  expect(await publicStatuses(site)).toEqual(['approved'])

  await screen.tab('Approved').click()
  await expect(page).toHaveURL('/admin/submissions/approved')
  await screen.step('Ada', 'Make winner').click()
  await expect(screen.cards).toHaveCount(0)
  await expect.poll(() => publicStatuses(site)).toEqual(['winner'])

  await screen.tab('Winners').click()
  await expect(page).toHaveURL('/admin/winners')
  await screen.step('Ada', 'Back to pending').click()
  await expect(screen.cards).toHaveCount(0)
  await expect.poll(() => publicStatuses(site)).toEqual([])

  await screen.tab('Pending').click()
  await screen.card('Ada').getByText('Decisions (3)').click()
  await expect(screen.card('Ada').getByRole('listitem')).toContainText([
    '',
    'Pending → Approved by keeper',
    'Approved → Winner by keeper',
    'Winner → Pending by keeper',
  ])
  await screen.step('Ada', 'Reject').click()
  await expectToast(page, { title: 'Entry rejected', description: 'It will not be shown.' })
  await expect(screen.tab('Rejected (1)')).toBeVisible()
})

test('what somebody else has decided stays, is said, and the list is read again', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  troubles.expect(/status of 409/)
  const { id: contestId } = await openContest(site)
  const id = await storeSubmission(site.db, { contestId, guestName: 'Ada' })
  await signIn(page)
  await visit('/admin/submissions')
  const screen = entryModeration(page)
  await expect(screen.part('Pending').getByRole('article')).toHaveCount(1)
  await decideBeside(site, id, 'pending', 'approved')

  await screen.step('Ada', 'Reject').click()
  await expectToast(page, {
    title: 'Error',
    description: 'Somebody else has just decided about this entry.',
  })
  await expect(screen.part('Approved').getByRole('article')).toHaveCount(1)
  await expect(screen.part('Pending').getByRole('article')).toHaveCount(0)
  expect(await publicStatuses(site)).toEqual(['approved'])
})

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
  await expect(screen.card('Ada').getByText('Possibly written by a program')).toBeVisible()
  await expectCounts(page, { all: 1, pending: 1 })

  await screen.contest.selectOption('Summer')
  await screen.tab('Pending').click()
  await expect(page).toHaveURL(`/admin/submissions?status=pending&contestId=${summer.id}`)
  await expect(screen.card('Ben').getByText('The guest does not want it shown')).toBeVisible()
  await storeSubmission(site.db, { contestId: summer.id, guestName: 'Cora' }, ['rejected'])
  await screen.step('Ben', 'Approve').click()
  await expectToast(page, {
    title: 'Decision saved',
    description: 'The guest does not want it shown.',
  })
  await expectCounts(page, { all: 2, approved: 1, rejected: 1 })
  await screen.contest.selectOption('All contests')
  await expectCounts(page, { all: 3, pending: 1, approved: 1, rejected: 1 })
  expect(await publicStatuses(site)).toEqual([])
})

test('a decision that fails is said, and the entry stays where it was', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  troubles.expect(/status of 500/)
  const { id: contestId } = await openContest(site)
  await storeSubmission(site.db, { contestId, guestName: 'Ada' })
  await page.route('**/api/admin/submissions/*/status', (route) =>
    route.fulfill({ status: 500, json: { error: 'Broken.' } }),
  )
  await signIn(page)
  await visit('/admin/submissions')
  const screen = entryModeration(page)
  await screen.step('Ada', 'Approve').click()
  await expectToast(page, { title: 'Error', description: 'Broken.' })
  await expect(screen.part('Pending').getByRole('article')).toHaveCount(1)
})

test('entries that cannot be fetched are told so, and can be asked for again', async ({
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

/** The numbers behind the words of the tabs; those that are left out are 0. */
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

async function publicStatuses({ origin }: Site): Promise<string[]> {
  const answer = await fetch(`${origin}/api/submissions/public`)
  return ((await answer.json()) as PublicSubmission[]).map(({ status }) => status)
}
