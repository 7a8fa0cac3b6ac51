// spec: 2/admin-submissions
import { countSubmissions } from '#store/submissions/submissions.ts'
import { storeSubmission } from '../../fixtures/stored-submissions.ts'
import { expect, test } from '../fixtures.ts'
import { expectNoAxeViolationsOnAnyDevice } from '../support/axe.ts'
import { openContest } from '../support/contests.ts'
import { contestWall, entryModeration, servePictures } from '../support/entries.ts'
import { signIn } from '../support/sign-in.ts'
import { expectToast } from '../support/toasts.ts'

test.use({ hasOwnSite: true })

test.beforeEach(({ page }) => servePictures(page))

test('the owner deletes the entry of a guest who takes it back, after being asked', async ({
  page,
  visit,
  site,
}) => {
  const { id: contestId } = await openContest(site)
  for (const guestName of ['Ada', 'Ben']) {
    await storeSubmission(site.db, { contestId, guestName }, ['approved'])
  }
  await visit('/contest/gallery')
  await expect(contestWall(page).cards).toHaveCount(2)
  await signIn(page)
  await visit('/admin/submissions/approved')
  const screen = entryModeration(page)
  const button = screen.step('Ada', 'Delete Ada’s entry')

  await button.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delete this entry?' })
  await expect(dialog).toContainText('Ada’s entry will be removed from the website')
  await dialog.getByRole('button', { name: 'Keep it' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await expect(screen.cards).toHaveCount(2)

  await button.press('Enter')
  await dialog.getByRole('button', { name: 'Delete entry' }).press('Enter')
  await expectToast(page, {
    title: 'Entry deleted',
    description: 'Ada’s entry and its files have been deleted.',
  })
  await expect(screen.cards).toHaveCount(1)
  await expect(screen.tab('Approved (1)')).toBeVisible()
  // The next entry has the focus.
  const ben = page.getByRole('article', { name: 'Ben', exact: true })
  await expect(page.getByRole('listitem').filter({ has: ben })).toBeFocused()
  expect((await countSubmissions(site.db)).approved).toBe(1)

  await visit('/contest/gallery')
  await expect(contestWall(page).cards).toHaveCount(1)
  await expect(contestWall(page).card('Ada')).toHaveCount(0)
})

test('the question before an entry is deleted is free of axe violations', async ({
  page,
  visit,
  site,
}) => {
  const { id: contestId } = await openContest(site)
  await storeSubmission(site.db, { contestId, guestName: 'Ada' })
  await signIn(page)
  await visit('/admin/submissions?status=pending')
  await entryModeration(page).step('Ada', 'Delete Ada’s entry').click()
  await expect(page.getByRole('dialog', { name: 'Delete this entry?' })).toBeVisible()
  await expectNoAxeViolationsOnAnyDevice(page, 'state')
})

test('an entry that someone else deleted leaves the list as well', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  troubles.expect(/status of 404/)
  const { id: contestId } = await openContest(site)
  await storeSubmission(site.db, { contestId, guestName: 'Ada' })
  await signIn(page)
  await visit('/admin/submissions')
  const screen = entryModeration(page)
  await screen.step('Ada', 'Delete Ada’s entry').click()
  await site.db.deleteFrom('submissions').execute()
  await page.getByRole('button', { name: 'Delete entry', exact: true }).click()
  await expectToast(page, {
    title: 'Failed to delete the entry',
    description: 'This entry does not exist.',
  })
  await expect(screen.cards).toHaveCount(0)
})

test('a deletion that fails is said, and the entry stays', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  troubles.expect(/status of 500/)
  const { id: contestId } = await openContest(site)
  const id = await storeSubmission(site.db, { contestId, guestName: 'Ada' })
  await page.route(`**/api/admin/submissions/${id}`, (route) =>
    route.fulfill({ status: 500, json: { error: 'Broken.' } }),
  )
  await signIn(page)
  await visit('/admin/submissions')
  const screen = entryModeration(page)
  await screen.step('Ada', 'Delete Ada’s entry').click()
  await page.getByRole('button', { name: 'Delete entry', exact: true }).click()
  await expectToast(page, { title: 'Failed to delete the entry', description: 'Broken.' })
  await expect(screen.card('Ada')).toBeVisible()
})
