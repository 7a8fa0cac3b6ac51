import type { Page } from '@playwright/test'
import { moderationMessages } from '#contracts/messages.ts'
import { undoWords } from '#content/undo.ts'
import { findReview, setReviewStatus } from '#store/reviews/review-moderation.ts'
import { storeReview } from '../../fixtures/reviews.ts'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../support/sign-in.ts'
import type { Site } from '../support/site.ts'
import { expectToast, toasts } from '../support/toasts.ts'

test.use({ hasOwnSite: true })

const titles = ['Early fog', 'First light', 'Quiet nights', 'Warm fires'] as const
/** Another administrator, at 10:30 AM at the property. */
const alex = { by: 'alex', at: Temporal.Instant.from('2026-03-04T16:30:00Z') }
const changedByAlex =
  'alex changed this review on March 4, 2026 at 10:30 AM CST. Please look again before you decide.'

test('undoing several approvals takes back all but the one that a colleague has changed since', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  troubles.expect(/status of 409/)
  const ids = await plant(site)
  await signIn(page)
  await visit('/admin/reviews')
  await select(page, titles)
  await page.getByRole('button', { name: 'Approve selected' }).click()
  await expectToast(page, {
    title: 'Reviews Approved',
    description: '4 reviews',
  })
  await setReviewStatus(site.db, ids['First light'], 'rejected', { change: alex })

  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, {
    title: 'Not everything undone',
    description: `3 undone. 1 was not: ${changedByAlex}`,
  })
  expect(await statuses(site, ids)).toEqual(['pending', 'rejected', 'pending', 'pending'])
})

test('approving several goes on after a failure, says what failed and leaves it selected', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  troubles.expect(/status of 503/)
  const ids = await plant(site)
  await signIn(page)
  await visit('/admin/reviews')
  await page.route(`**/api/admin/reviews/${ids['First light']}/approve`, (route) =>
    route.fulfill({ status: 503, json: {} }),
  )
  await select(page, titles)
  await page.getByRole('button', { name: 'Approve selected' }).click()
  const reason = moderationMessages.updateFailed.description
  await expectToast(page, {
    title: 'Not all reviews approved',
    description: `3 approved. 1 was not: ${reason}`,
  })
  expect(await statuses(site, ids)).toEqual(['approved', 'pending', 'approved', 'approved'])
  await expect(page.getByRole('group', { name: '1 selected' })).toBeVisible()
  await expect(page.getByLabel('Select First light')).toBeChecked()

  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, undoWords.done)
  expect(await statuses(site, ids)).toEqual(['pending', 'pending', 'pending', 'pending'])
})

type Ids = Readonly<Record<(typeof titles)[number], string>>

async function plant({ db }: Site): Promise<Ids> {
  const ids: Record<string, string> = {}
  for (const reviewTitle of titles) {
    ids[reviewTitle] = (await storeReview(db, { reviewTitle }, 'pending')).id
  }
  return ids as Ids
}

async function select(page: Page, chosen: readonly string[]) {
  for (const title of chosen) await page.getByLabel(`Select ${title}`).check()
}

function statuses({ db }: Site, ids: Ids) {
  return Promise.all(titles.map(async (title) => (await findReview(db, ids[title]))?.status))
}
