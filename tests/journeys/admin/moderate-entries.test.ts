// spec: 2/admin-submissions, 4/submission-status, 8/gallery
import { storeSubmission } from '../../fixtures/stored-submissions.ts'
import { expect, test } from '../fixtures.ts'
import { openContest } from '../support/contests.ts'
import {
  decideDirectly,
  entryModeration,
  servePictures,
  publicStatuses,
} from '../support/entries.ts'
import { signIn } from '../support/sign-in.ts'
import { expectToast } from '../support/toasts.ts'

test.use({ hasOwnSite: true })

test.beforeEach(({ page }) => servePictures(page))

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
  await expect(screen.card('Ada').getByRole('button')).toHaveText(['Approve', 'Reject', 'Delete'])

  await screen.step('Ada', 'Approve').click()
  await expectToast(page, { title: 'Entry approved', description: 'It’s now in the gallery.' })
  await expect(screen.part('Approved').getByRole('article')).toHaveCount(1)
  expect(await publicStatuses(site)).toEqual(['approved'])

  await screen.open('Approved')
  await expect(page).toHaveURL('/admin/submissions/approved')
  await screen.step('Ada', 'Make winner').click()
  await screen.confirmWinner()
  await expect(screen.cards).toHaveCount(0)
  await expect.poll(() => publicStatuses(site)).toEqual(['winner'])

  await screen.open('Winners')
  await expect(page).toHaveURL('/admin/winners')
  await screen.step('Ada', 'Back to pending').click()
  await expect(screen.cards).toHaveCount(0)
  await expect.poll(() => publicStatuses(site)).toEqual([])

  await screen.open('Pending')
  await screen.card('Ada').getByText('Decisions (3)').click()
  await expect(screen.card('Ada').getByRole('listitem')).toContainText([
    '',
    'Pending → Approved by keeper',
    'Approved → Winner by keeper',
    'Winner → Pending by keeper',
  ])
  await screen.step('Ada', 'Reject').click()
  await expectToast(page, { title: 'Entry rejected', description: 'It won’t be published.' })
  await expect(screen.tab('Rejected (1)')).toBeVisible()
})

test('after a decision the keyboard goes on at the next entry', async ({ page, visit, site }) => {
  const { id: contestId } = await openContest(site)
  for (const guestName of ['Ada', 'Ben', 'Cleo']) {
    await storeSubmission(site.db, { contestId, guestName })
  }
  await signIn(page)
  await visit('/admin/submissions')
  const screen = entryModeration(page)
  await screen.open('Pending')
  await expect(screen.cards).toHaveCount(3)
  const [first, second, third] = await screen.cards.evaluateAll((cards) =>
    cards.map((card) => String(card.ariaLabel)),
  )
  await screen.step(String(second), 'Reject').press('Enter')
  await expect(screen.cards).toHaveCount(2)
  await expect(place(String(third))).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(screen.card(String(third)).locator(':focus')).toHaveCount(1)

  await expect(screen.step(String(third), 'Reject')).toBeEnabled()
  await screen.step(String(third), 'Reject').press('Enter')
  await expect(screen.cards).toHaveCount(1)
  await expect(place(String(first)), 'behind the last, the one before it').toBeFocused()

  function place(guest: string) {
    return page.getByRole('listitem').filter({ has: page.getByRole('article', { name: guest }) })
  }
})

test('what someone else has decided stays, is said, and the list is read again', async ({
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
  await decideDirectly(site, id, 'pending', 'approved')

  await screen.step('Ada', 'Reject').click()
  await expectToast(page, {
    title: 'Error',
    description: 'Someone else has just decided about this entry.',
  })
  await expect(screen.part('Approved').getByRole('article')).toHaveCount(1)
  await expect(screen.part('Pending').getByRole('article')).toHaveCount(0)
  expect(await publicStatuses(site)).toEqual(['approved'])
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
