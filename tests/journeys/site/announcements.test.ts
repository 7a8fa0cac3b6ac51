import { favoriteToasts } from '#content/cabin-page.ts'
import { expect, untilHydrated, test } from '../fixtures.ts'

const region = '#announcements'

// without-scripts.test.ts checks that every page has the region.

test('the first toast of a page is said in the region that came with the page', async ({
  page,
}) => {
  await page.goto('/cabins/texas-sage', { waitUntil: 'commit' })
  const first = await page.locator(region).elementHandle()
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Save' }).click()
  const { title, description } = favoriteToasts.added('Texas Sage')
  const said = () => first?.evaluate((node) => node.isConnected && node.textContent)
  await expect.poll(said).toBe(`${title} ${description}`)
})
