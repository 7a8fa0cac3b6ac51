import { expect, test } from '../fixtures.ts'
import { expectCounts, moderation, plantPending } from '../support/moderation.ts'
import { holdBack } from '../support/responses.ts'
import { signIn } from '../support/sign-in.ts'

test.use({ hasOwnSite: true })

const morePages = '**/api/admin/reviews?*cursor=*'
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `Review ${index}`)

test('more reviews arriving leave the owner typing in the search, and decide nothing', async ({
  page,
  visit,
  site,
}) => {
  await plantPending(site, numbered(25))
  await signIn(page)
  await visit('/admin/reviews')
  const screen = moderation(page)
  const more = await holdBack(page, morePages)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect.poll(more.requests).toBe(1)
  await screen.search.click()
  more.letGo()
  await expect(screen.cards).toHaveCount(25)
  await page.keyboard.type('arbor')
  await expect(screen.search).toHaveValue('arbor')
  await expect(screen.none).toBeVisible()
  await expectCounts(page, 25, 0, 25)
})
