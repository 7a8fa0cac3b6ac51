// spec: 6/sessions
import { storeInquiry } from '../../fixtures/inquiries.ts'
import { storeReview } from '../../fixtures/reviews.ts'
import { expect, test } from '../fixtures.ts'
import { inbox } from '../support/inbox.ts'
import { loseSession, ownDrafts } from '../support/own-drafts.ts'
import { browserStorage, holdBack } from '../support/responses.ts'
import { administrator, signIn } from '../support/sign-in.ts'
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
  await loseSession(page, site, page.getByRole('button', { name: 'Save reply' }), async () => {
    await expect(
      page.getByText('Your session has ended. Log in to go on; what you typed is still here.'),
    ).toBeVisible()
    await expect(page.getByText('Failed to save your reply')).toHaveCount(0)
  })
  await expect(answer).toHaveValue('Come back soon')
  await expect(answer).toBeFocused()
  await page.getByRole('button', { name: 'Save reply' }).click()
  await expectToast(page, { title: 'Reply saved', description: 'It appears below the review.' })
  expect(await ownDrafts(page)).toEqual([])
})

test('what is typed while an answer is being saved survives the end of the session', async ({
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
  const save = page.getByRole('button', { name: 'Save reply' })
  const saving = await holdBack(page, '**/api/admin/reviews/*/reply')
  await answer.fill('Come back soon')
  await save.click()
  await expect.poll(saving.requests).toBe(1)
  await answer.fill('Come back soon, and bring the dogs')
  saving.letGo()
  await expectToast(page, { title: 'Reply saved', description: 'It appears below the review.' })
  await loseSession(page, site, save)
  await expect(answer).toHaveValue('Come back soon, and bring the dogs')
  await save.click()
  await expectToast(page, { title: 'Reply saved', description: 'It appears below the review.' })
  await expect.poll(() => ownDrafts(page)).toEqual([])
})

test('signing out, here or everywhere, leaves no unsaved reply to the next person', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  // What the screen is still asking for has no session any more.
  troubles.expect(/status of 401/)
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

test('an inquiry with an unsaved answer comes back open', async ({ page, visit, site }) => {
  await storeInquiry(site.db)
  await signIn(page)
  await visit('/admin/inquiries')
  await inbox(page).open(/^Ana Guest/)
  const answer = page.getByLabel('Your answer')
  await answer.fill('The dates are free.')
  await visit('/admin/dashboard')
  await visit('/admin/inquiries')
  await expect(answer).toHaveValue('The dates are free.')
})

test('passwords and one-time codes are never kept', async ({ page, visit }) => {
  await signIn(page)
  await visit('/admin/account')
  await page.getByLabel('Current password').fill(administrator.password)
  await page.getByLabel('New password').fill('nine copper weathervanes')
  expect(await ownDrafts(page)).toEqual([])

  // Not even where the rest of the form is kept.
  await visit('/admin/contests/new')
  const form = page.locator('main form')
  await form.evaluate((element) =>
    element.insertAdjacentHTML(
      'beforeend',
      '<input type="password" name="secret"><input autocomplete="one-time-code" name="code">',
    ),
  )
  await form.locator('[name=secret]').fill('nine copper weathervanes')
  await form.locator('[name=code]').fill('123456')
  expect(await ownDrafts(page)).toEqual([])
  await form.locator('[name=title]').fill('Bluebonnets')
  expect(await ownDrafts(page)).toHaveLength(1)
  const kept = await browserStorage(page)
  expect(kept).toContain('Bluebonnets')
  expect(kept).not.toMatch(/weathervanes|123456/)
})
