import { expect, type Page } from '@playwright/test'
import { undoWords } from '#content/undo.ts'
import { timings } from '#contracts/limits.ts'
import { test } from '../fixtures.ts'
import { expectCounts, moderation, plantPending } from '../support/moderation.ts'
import { holdBack } from '../support/responses.ts'
import { administrator, logInWith, signIn } from '../support/sign-in.ts'
import { expectToast, toasts } from '../support/toasts.ts'

test.use({ hasOwnSite: true })

test('the key Z undoes a decision while its toast is shown, and no longer', async ({
  page,
  visit,
  site,
}) => {
  await plantPending(site, ['First light', 'Long nights'])
  await page.clock.install()
  await signIn(page)
  await visit('/admin/reviews')
  const approvals = approvalsOf(page)
  await approve(page, 'First light')
  await pressUndo(page)
  await expectToast(page, undoWords.done)
  expect(approvals).toHaveLength(2)

  await approve(page, 'First light')
  await page.clock.fastForward(timings.undoMs + 1000)
  await expect(toasts(page).getByText('Undo')).toHaveCount(0)
  await pressUndo(page)
  expect(approvals).toHaveLength(3)
})

test('the key Z undoes the latest decision even while that is being sent', async ({
  page,
  visit,
  site,
}) => {
  await plantPending(site, ['First light', 'Long nights', 'Warm fires'])
  await signIn(page)
  await visit('/admin/reviews')
  await approve(page, 'First light')
  const rejection = await holdBack(page, '**/api/admin/reviews/*/approve')
  await moderation(page).card('Warm fires').getByRole('button', { name: 'Reject' }).click()
  await expect.poll(rejection.requests).toBe(1)
  await pressUndo(page)
  rejection.letGo()
  await expectToast(page, undoWords.done)
  await expectCounts(page, 2, 1, 3)
  await expect(moderation(page).card('Warm fires')).toBeVisible()
})

test('who signs in next in the same tab undoes nothing with the key Z', async ({
  page,
  visit,
  site,
}) => {
  await plantPending(site, ['First light', 'Long nights'])
  await signIn(page)
  await visit('/admin/reviews')
  const approvals = approvalsOf(page)
  await approve(page, 'First light')
  await page.getByRole('button', { name: 'Log out' }).click()
  await logInWith(page, administrator)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Reviews/ })
    .click()
  await pressUndo(page)
  expect(approvals).toHaveLength(1)
})

async function approve(page: Page, title: string): Promise<void> {
  await moderation(page).card(title).getByRole('button', { name: 'Approve' }).click()
  await expect(toasts(page).first()).toContainText('Review Approved')
}

/** Selecting afterwards shows that the keys have reached the list. */
async function pressUndo(page: Page): Promise<void> {
  const choice = page.getByLabel('Select Long nights')
  await choice.focus()
  await page.keyboard.press('z')
  const wasChosen = await choice.isChecked()
  await page.keyboard.press('Space')
  await expect(choice).toBeChecked({ checked: !wasChosen })
}

/** The decisions sent so far. */
function approvalsOf(page: Page): readonly string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/approve')) sent.push(request.url())
  })
  return sent
}
