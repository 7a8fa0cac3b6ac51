// spec: 6/sessions
import type { Page } from '@playwright/test'
import { adminReviews } from '#content/admin-reviews.ts'
import { storeReview } from '../../fixtures/reviews.ts'
import { expect, test } from '../fixtures.ts'
import { administrator, logInWith, signIn } from '../support/sign-in.ts'
import { expectToast } from '../support/toasts.ts'
import { refusedQuery } from '../support/troubles.ts'

test.use({ hasOwnSite: true })

test('an answer that is being written when the session ends is still there after signing in', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  troubles.expect(refusedQuery)
  troubles.expect(/status of 401/)
  await storeReview(site.db)
  await signIn(page)
  await visit('/admin/reviews/approved')
  const answer = page.getByLabel('Your public reply')
  await answer.fill('Come back soon')
  await site.db.deleteFrom('sessions').execute()
  await page.getByRole('button', { name: 'Save reply' }).click()
  await expect(page).toHaveURL(/\/admin\/login(\?next=.+)?$/)

  await logInWith(page, administrator)
  await expect(page).toHaveURL('/admin/reviews/approved')
  await expect(answer).toHaveValue('Come back soon')
  await expect(answer).toBeFocused()
  await page.getByRole('button', { name: 'Save reply' }).click()
  await expectToast(page, adminReviews.reply.saved)
  expect(await ownDrafts(page)).toEqual([])
})

test('signing out, here or everywhere, leaves no unsaved reply to the next person', async ({
  page,
  visit,
  site,
}) => {
  await storeReview(site.db)
  for (const [screen, button] of [
    ['/admin/reviews/approved', 'Log out'],
    ['/admin/account', 'Sign out everywhere'],
  ] as const) {
    await signIn(page)
    await visit('/admin/reviews/approved')
    await page.getByLabel('Your public reply').fill('Come back soon')
    expect(await ownDrafts(page)).toHaveLength(1)
    await visit(screen)
    await page.getByRole('button', { name: button }).click()
    await expect(page).toHaveURL('/admin/login')
    expect(await ownDrafts(page)).toEqual([])
  }
})

async function ownDrafts(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => Object.keys(sessionStorage))
  return names.filter((name) => name.startsWith('owner-draft:'))
}
