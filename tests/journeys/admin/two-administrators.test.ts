import type { Page } from '@playwright/test'
import { editPrize, listPrizes } from '#store/contests/prizes.ts'
import { setOwnerReply, findReview, setReviewStatus } from '#store/reviews/review-moderation.ts'
import { storePrize } from '../../fixtures/contests.ts'
import { storeReview } from '../../fixtures/reviews.ts'
import { expect, test } from '../fixtures.ts'
import { openContest } from '../support/contests.ts'
import { moderation } from '../support/moderation.ts'
import { signIn } from '../support/sign-in.ts'
import { toasts } from '../support/toasts.ts'

test.use({ hasOwnSite: true })

const at = Temporal.Instant.from('2026-03-04T16:30:00Z')
/** Another administrator, at 10:30 AM at the property. */
const alex = { by: 'alex', at }
const when = 'March 4, 2026 at 10:30 AM CST'

test.beforeEach(({ troubles }) => troubles.expect(/status of 409/))

test('rejecting a review that a colleague has approved shows who did and when, and overturns nothing', async ({
  page,
  visit,
  site,
}) => {
  await storeReview(site.db, { reviewTitle: 'Warm fires' })
  const { id } = await storeReview(site.db, { reviewTitle: 'Quiet nights' }, 'pending')
  await signIn(page)
  await visit('/admin/reviews?status=all')
  const screen = moderation(page)
  const reply = screen.card('Warm fires').getByLabel('Your public reply')
  await reply.fill('Come back in fall!')
  await setReviewStatus(site.db, id, 'approved', { change: alex })

  await screen.card('Quiet nights').getByRole('button', { name: 'Reject' }).click()
  await expectTold(page, `alex changed this review on ${when}.`)
  const card = screen.card('Quiet nights')
  await expect(card.getByText('Approved', { exact: true })).toBeVisible()
  expect(await findReview(site.db, id)).toMatchObject({ status: 'approved' })
  await expect(reply, 'what was being written stays').toHaveValue('Come back in fall!')
})

test('who answers a review that a colleague has just answered is shown that answer, and overwrites it only knowingly', async ({
  page,
  visit,
  site,
}) => {
  const { id } = await storeReview(site.db, { reviewTitle: 'Warm fires' })
  await signIn(page)
  await visit('/admin/reviews/approved')
  const card = moderation(page).card('Warm fires')
  const answer = card.getByLabel('Your public reply')
  const save = card.getByRole('button', { name: 'Save reply' })
  await answer.fill('Come back in fall!')
  await setOwnerReply(site.db, id, 'Thank you, Ana.', { change: alex })

  await save.click()
  await expectTold(page, `alex changed this answer on ${when}.`)
  await expect(card.getByRole('alert')).toContainText('alex changed this answer')
  await expect(
    card.getByText('Someone else saved this in the meantime. Saving yours replaces it:'),
  ).toBeVisible()
  await expect(card.getByText('Thank you, Ana.')).toBeVisible()
  await expect(answer).toHaveValue('Come back in fall!')
  expect(await findReview(site.db, id)).toMatchObject({ ownerReply: 'Thank you, Ana.' })

  await page.reload()
  await expect(answer, 'the draft outlasts a reload').toHaveValue('Come back in fall!')
  await expect(
    card.getByText('Someone else saved this in the meantime. Saving yours replaces it:'),
  ).toBeVisible()
  await answer.fill('  Thank you, Ana. Come back in fall!  ')
  await save.click()
  await expect(toasts(page).first()).toContainText('Reply saved')
  await expect(
    card.getByText('Someone else saved this in the meantime. Saving yours replaces it:'),
  ).toBeHidden()
  await expect(answer).toHaveValue('Thank you, Ana. Come back in fall!')
  expect(await findReview(site.db, id)).toMatchObject({
    ownerReply: 'Thank you, Ana. Come back in fall!',
  })
})

test('editing a prize that a colleague has just edited says so, and keeps what the colleague changed elsewhere', async ({
  page,
  visit,
  site,
}) => {
  const { id } = await openContest(site, { status: 'draft' })
  const prize = await storePrize(site.db, id, { title: 'Honey', description: 'A jar.' })
  await signIn(page)
  await visit('/admin/prizes')
  await page.getByRole('button', { name: 'Edit Honey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit prize' })
  await dialog.getByLabel('Title *').fill('Honey of the house')
  const { valueCents } = prize
  await editPrize(site.db, prize, { title: 'Honey jar', valueCents, description: 'A large jar.' })

  const save = dialog.getByRole('button', { name: 'Save changes' })
  await save.click()
  await expect(dialog.getByRole('alert')).toContainText('Someone else changed this prize.')
  await expect(dialog.getByRole('status')).toContainText('Honey jar')
  await expect(dialog.getByLabel('Title *')).toHaveValue('Honey of the house')
  expect(await listPrizes(site.db)).toMatchObject([{ title: 'Honey jar' }])
  await save.click()
  await expect(dialog).toBeHidden()
  expect(await listPrizes(site.db)).toMatchObject([
    { title: 'Honey of the house', description: 'A large jar.' },
  ])
})

function expectTold(page: Page, words: string): Promise<void> {
  return expect(toasts(page).first()).toContainText(words)
}
