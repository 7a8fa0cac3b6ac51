import type { Browser } from '@playwright/test'
import { moderationMessages } from '#contracts/messages.ts'
import { storeReview } from '../../fixtures/reviews.ts'
import { expect, test } from '../fixtures.ts'
import { holdBack } from '../support/responses.ts'
import { expectCounts, moderation, plantPending } from '../support/moderation.ts'
import { signIn } from '../support/sign-in.ts'
import type { Site } from '../support/site.ts'
import { expectToast } from '../support/toasts.ts'

test.use({ hasOwnSite: true })

const approvals = '**/api/admin/reviews/*/approve'

// spec: 1/reviews, 2/admin-reviews, 4/moderation, 8/moderation
test('what is approved is public in the next answer, and gone again when it is not', async ({
  page,
  visit,
  site,
  browser,
}) => {
  await plantPending(site, ['First light', 'Long nights'])
  expect(await publicPagesShowing(browser, site, 'First light')).toEqual([])
  await signIn(page)
  await visit('/admin/reviews')
  const screen = moderation(page)
  await expectCounts(page, 2, 0, 2)

  await screen.card('First light').getByRole('button', { name: 'Approve' }).click()
  await expectToast(page, moderationMessages.approved)
  expect(await publicPagesShowing(browser, site, 'First light')).toEqual(['/', '/reviews'])
  expect(await publicPagesShowing(browser, site, 'Long nights')).toEqual([])
  await expectCounts(page, 1, 1, 2)

  await screen.tab('Approved').click()
  await expect(page).toHaveURL('/admin/reviews/approved')
  const card = screen.card('First light')
  await expect(card.getByRole('button', { name: 'Approve', exact: true })).toBeHidden()
  await expect(card.getByRole('button', { name: 'Reject' })).toBeHidden()
  await card.getByRole('button', { name: 'Remove Approval' }).click()
  await expectToast(page, moderationMessages.rejected)
  expect(await publicPagesShowing(browser, site, 'First light')).toEqual([])
  await expect(screen.none).toBeVisible()
  await expectCounts(page, 1, 0, 2)

  await screen.tab('All').click()
  await expect(screen.card('First light').getByText('Rejected')).toBeVisible()
  await screen.card('First light').getByRole('button', { name: 'Approve' }).click()
  await expect(screen.card('First light').getByText('Approved', { exact: true })).toBeVisible()
})

test('a decision changes the list before the server has answered', async ({
  page,
  visit,
  site,
}) => {
  await plantPending(site, ['First light', 'Long nights'])
  const answer = await holdBack(page, approvals)
  await signIn(page)
  await visit('/admin/reviews')
  const screen = moderation(page)
  await screen.card('First light').getByRole('button', { name: 'Reject' }).click()
  await expect(screen.card('First light')).toBeHidden()
  await expect(screen.card('Long nights')).toBeVisible()

  answer.letGo()
  await expectToast(page, moderationMessages.rejected)
  await expectCounts(page, 1, 0, 2)
})

// spec: 7/data-fetching, 8/moderation
test('a decision that the server refuses is taken back', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  troubles.expect(/status of 500/)
  await plantPending(site, ['First light', 'Long nights'])
  await page.route(approvals, (route) => route.fulfill({ status: 500, json: { error: 'Broken.' } }))
  await signIn(page)
  await visit('/admin/reviews')
  const screen = moderation(page)
  await screen.card('First light').getByRole('button', { name: 'Approve' }).click()

  await expectToast(page, moderationMessages.updateFailed)
  await expect(screen.card('First light')).toBeVisible()
  await expect(screen.cards.getByRole('heading', { level: 2 })).toHaveText([
    'Long nights',
    'First light',
  ])
  await expectCounts(page, 2, 0, 2)
})

test('the owner answers in public, and takes the answer away', async ({
  page,
  visit,
  site,
  browser,
}) => {
  await storeReview(site.db, { reviewTitle: 'First light' })
  await signIn(page)
  await visit('/admin/reviews/approved')
  const card = moderation(page).card('First light')
  const answer = card.getByLabel('Your public reply')
  await answer.fill('Come back in fall!')
  await card.getByRole('button', { name: 'Save reply' }).click()
  await expectToast(page, { title: 'Reply saved', description: 'It appears below the review.' })
  expect(await publicPagesShowing(browser, site, 'Come back in fall!')).toContain('/reviews')

  await page.reload()
  await expect(answer).toHaveValue('Come back in fall!')
  await answer.fill('')
  const saved = page.waitForResponse(/\/reply$/)
  await card.getByRole('button', { name: 'Save reply' }).click()
  expect((await saved).status()).toBe(200)
  expect(await publicPagesShowing(browser, site, 'Come back in fall!')).toEqual([])
})

// spec: 3/admin-review
test('reviews that nobody may see are marked, and stay private though approved', async ({
  page,
  visit,
  site,
  browser,
}) => {
  await storeReview(site.db, { reviewTitle: 'For you alone', allowPublic: false }, 'pending')
  await storeReview(site.db, { reviewTitle: 'Cheap pills', isSuspect: true }, 'pending')
  await signIn(page)
  await visit('/admin/reviews')
  const screen = moderation(page)
  await expect(screen.card('Cheap pills').getByText('Possible spam')).toBeVisible()
  const hidden = screen.card('For you alone')
  await expect(hidden.getByText('Guest asked us not to publish it')).toBeVisible()
  await hidden.getByRole('button', { name: 'Approve' }).click()
  await expectToast(page, {
    title: 'Review Approved',
    description: 'The guest asked us not to publish it, so it stays off the website',
  })
  expect(await publicPagesShowing(browser, site, 'For you alone')).toEqual([])
})

/** Public pages whose HTML contains the text, requested as a new guest. */
async function publicPagesShowing(browser: Browser, site: Site, words: string): Promise<string[]> {
  const guest = await browser.newContext()
  const showing: string[] = []
  for (const path of ['/', '/reviews']) {
    const answer = await guest.request.get(`${site.origin}${path}`)
    if ((await answer.text()).includes(words)) showing.push(path)
  }
  await guest.close()
  return showing
}
