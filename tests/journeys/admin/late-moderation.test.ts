import type { Page } from '@playwright/test'
import { moderationMessages } from '#contracts/messages.ts'
import { storeReview } from '../../fixtures/reviews.ts'
import { expect, test } from '../fixtures.ts'
import { expectCounts, moderation, plantPending } from '../support/moderation.ts'
import { holdBack } from '../support/responses.ts'
import { signIn } from '../support/sign-in.ts'
import { expectToast } from '../support/toasts.ts'

test.use({ hasOwnSite: true })

const approvals = '**/api/admin/reviews/*/approve'
const morePages = '**/api/admin/reviews?*cursor=*'
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `Review ${index}`)

/** Presses 'Load more', whose answer does not come yet. */
async function askForMore(page: Page) {
  const more = await holdBack(page, morePages)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect.poll(more.requests).toBe(1)
  return more
}

test('more reviews arriving leave the owner typing in the search, and decide nothing', async ({
  page,
  visit,
  site,
}) => {
  await plantPending(site, numbered(25))
  await signIn(page)
  await visit('/admin/reviews')
  const more = await askForMore(page)
  const screen = moderation(page)
  await screen.search.click()
  more.letGo()
  await expect(screen.cards).toHaveCount(25)
  await page.keyboard.type('arbor')
  await expect(screen.search).toHaveValue('arbor')
  await expect(screen.none).toBeVisible()
  await expectCounts(page, 25, 0, 25)
})

test('approving a review while more are loading still brings them', async ({
  page,
  visit,
  site,
}) => {
  await plantPending(site, numbered(25))
  await signIn(page)
  await visit('/admin/reviews')
  const more = await askForMore(page)
  const screen = moderation(page)
  await screen.card('Review 20').getByRole('button', { name: 'Approve' }).click()
  await expectToast(page, moderationMessages.approved)
  more.letGo()
  await expect(screen.cards).toHaveCount(24)
  await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden()
})

test('the list is asked for again only after the last of several decisions', async ({
  page,
  visit,
  site,
}) => {
  await plantPending(site, ['First light', 'Long nights', 'Warm fires'])
  await signIn(page)
  await visit('/admin/reviews')
  const screen = moderation(page)
  const approve = (title: string) =>
    screen.card(title).getByRole('button', { name: 'Approve' }).click()
  await expect(screen.cards).toHaveCount(3)
  const lists: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/admin/reviews?')) lists.push(request.url())
  })
  const first = await holdBack(page, approvals)
  await approve('First light')
  await expect.poll(first.requests).toBe(1)
  const second = await holdBack(page, approvals)
  await approve('Long nights')
  await expect.poll(second.requests).toBe(1)

  first.letGo()
  await expectToast(page, moderationMessages.approved)
  second.letGo()
  await expectCounts(page, 1, 2, 3)
  expect(lists).toHaveLength(1)
})

test('pressing Approve twice on a review that a mail led to approves it once', async ({
  page,
  visit,
  site,
}) => {
  const { id } = await storeReview(site.db, { reviewTitle: 'First light' }, 'pending')
  await signIn(page)
  await visit(`/admin/reviews?review=${id}`)
  const linked = page.getByRole('region', { name: 'Opened from a link' })
  const decision = await holdBack(page, approvals)
  await linked.getByRole('button', { name: 'Approve' }).dblclick()
  await expect.poll(decision.requests).toBe(1)
  const remove = linked.getByRole('button', { name: 'Remove Approval' })
  await expect(remove).toBeDisabled()
  decision.letGo()
  await expectToast(page, moderationMessages.approved)
  await expectCounts(page, 0, 1, 1)
  await expect(remove).toBeEnabled()
  expect(decision.requests()).toBe(1)
})
