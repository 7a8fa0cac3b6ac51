import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { expectCounts, moderation, plantPending } from '../support/moderation.ts'
import { signIn } from '../support/sign-in.ts'

test.use({ hasOwnSite: true })

test.beforeEach(async ({ page, visit, site }) => {
  await plantPending(site, ['First light', 'Long nights', 'Quiet nights', 'Warm fires'])
  await signIn(page)
  await visit('/admin/reviews')
})

test('the second press of a double click leaves the review that has moved under the pointer', async ({
  page,
}) => {
  const screen = moderation(page)
  const sent = decisionsOf(page)
  const approve = (title: string) => screen.card(title).getByRole('button', { name: 'Approve' })
  const place = await approve('Warm fires').boundingBox()
  await approve('Warm fires').click()
  await expect(screen.card('Warm fires')).toBeHidden()
  expect(await approve('Quiet nights').boundingBox()).toEqual(place)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })

  await approve('First light').press('Enter')
  await expectCounts(page, 2, 2, 4)
  expect(sent).toHaveLength(2)
})

test('a key that is held down decides one review, and pressing it again the next', async ({
  page,
}) => {
  const screen = moderation(page)
  const sent = decisionsOf(page)
  const row = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('article', { name: title }) })
  await row('Warm fires').focus()
  await page.keyboard.down('a')
  await expect(screen.card('Warm fires')).toBeHidden()
  await expect(row('Quiet nights')).toBeFocused()
  // The browser repeats a key that is still down.
  await page.keyboard.down('a')
  await page.keyboard.up('a')

  await page.keyboard.press('a')
  await expect(screen.card('Quiet nights')).toBeHidden()
  await expect(row('Long nights')).toBeFocused()
  await page.keyboard.press('r')
  await expectCounts(page, 1, 2, 4)
  expect(sent).toHaveLength(3)
})

test('Enter held down on a button takes one step, not the one that takes its place as well', async ({
  page,
  visit,
}) => {
  await visit('/admin/reviews?status=all')
  const sent = decisionsOf(page)
  const card = moderation(page).card('First light')
  await card.getByRole('button', { name: 'Approve' }).focus()
  await page.keyboard.down('Enter')
  const remove = card.getByRole('button', { name: 'Remove Approval' })
  await expect(remove).toBeEnabled()
  await expect(remove).toBeFocused()
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expectCounts(page, 3, 1, 4)

  await page.keyboard.press('Enter')
  await expectCounts(page, 3, 0, 4)
  expect(sent).toHaveLength(2)
})

/** The decisions sent so far. */
function decisionsOf(page: Page): readonly string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/approve')) sent.push(request.url())
  })
  return sent
}
