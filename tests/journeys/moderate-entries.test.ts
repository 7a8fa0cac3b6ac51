import type { PublicSubmission } from '#contracts/submissions.ts'
import { storeSubmission } from '../fixtures/stored-submissions.ts'
import { expect, test } from './fixtures.ts'
import { openContest } from './support/contests.ts'
import { decideBeside, enterForReal, entryModeration } from './support/entries.ts'
import { signIn } from './support/sign-in.ts'
import type { Site } from './support/site.ts'
import { expectToast } from './support/toasts.ts'

test.use({ hasOwnSite: true })

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

  await screen.contest.selectOption('Summer')
  await screen.tab('Pending').click()
  await expect(page).toHaveURL(`/admin/submissions?status=pending&contestId=${summer.id}`)
  await expect(screen.card('Ben').getByText('The guest does not want it shown')).toBeVisible()
  await screen.step('Ben', 'Approve').click()
  await expectToast(page, {
    title: 'Decision saved',
    description: 'The guest does not want it shown.',
  })
  expect(await publicStatuses(site)).toEqual([])
})

test('the owner keeps the originals', async ({ page, visit, site }) => {
  const { id } = await openContest(site)
  await enterForReal(site, id)
  await signIn(page)
  await visit('/admin/submissions/approved')
  const card = entryModeration(page).card('Wilma Reed')
  await expect(card.getByRole('img')).toHaveCount(2)
  const download = page.waitForEvent('download')
  await card.getByRole('link', { name: 'Download original 1' }).click()
  expect((await download).suggestedFilename()).toBe('porch.jpg')
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

async function publicStatuses({ origin }: Site): Promise<string[]> {
  const answer = await fetch(`${origin}/api/submissions/public`)
  return ((await answer.json()) as PublicSubmission[]).map(({ status }) => status)
}
