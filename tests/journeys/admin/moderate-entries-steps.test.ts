// spec: 2/admin-submissions
import { storeSubmission } from '../../fixtures/stored-submissions.ts'
import { expect, test } from '../fixtures.ts'
import { holdBack } from '../support/responses.ts'
import { openContest } from '../support/contests.ts'
import { entryModeration, servePictures } from '../support/entries.ts'
import { signIn } from '../support/sign-in.ts'
import { expectToast } from '../support/toasts.ts'

test.use({ hasOwnSite: true })

test.beforeEach(({ page }) => servePictures(page))

test('a winner can be made one no longer, and stays approved', async ({ page, visit, site }) => {
  const { id: contestId } = await openContest(site)
  const guest = { contestId, guestName: 'Ada' }
  const id = await storeSubmission(site.db, guest, ['approved', 'winner'])
  await signIn(page)
  await visit('/admin/winners')
  const screen = entryModeration(page)
  await expect(screen.card('Ada').getByRole('button')).toHaveText([
    'No longer a winner',
    'Back to pending',
    'Delete',
    'Letter to the winner',
    'Mark prize as sent',
  ])
  await screen.step('Ada', 'No longer a winner').click()
  await expectToast(page, {
    title: 'No longer a winner',
    description: 'The entry is still in the gallery.',
  })
  await expect(screen.cards).toHaveCount(0)
  await expect(screen.tab('Winners (0)')).toBeVisible()
  await expect(screen.tab('Approved (1)')).toBeVisible()
  const answer = await page.request.get('/api/submissions/public')
  expect(await answer.json()).toMatchObject([{ id, status: 'approved' }])
})

test('while entries are on their way that is said', async ({ page, visit, site }) => {
  const { id: contestId } = await openContest(site)
  await storeSubmission(site.db, { contestId, guestName: 'Ada' })
  const answer = await holdBack(page, '**/api/admin/submissions?*')
  await signIn(page)
  await visit('/admin/submissions?status=pending')
  const part = entryModeration(page).part('Pending')
  await expect(part.getByText('Loading entries...')).toBeVisible()
  await expect(part.getByText('No entries here.')).toHaveCount(0)

  answer.letGo()
  await expect(part.getByRole('article')).toHaveCount(1)
  await expect(part.getByText('Loading entries...')).toHaveCount(0)
})
