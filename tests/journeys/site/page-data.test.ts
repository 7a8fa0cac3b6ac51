import { pageDataPath } from '#contracts/addresses.ts'
import { storeReview } from '../../fixtures/reviews.ts'
import { expect, test, untilHydrated } from '../fixtures.ts'
import { holdBack } from '../support/responses.ts'

const dataOfPages = `**${pageDataPath}*`

test.use({ hasOwnSite: true })

test('a page is complete and its links work before its data arrives', async ({ page }) => {
  const data = await holdBack(page, dataOfPages)
  await page.goto('/cabins')
  await expect.poll(data.requests).toBe(1)
  await page.getByRole('main').getByRole('link', { name: 'Texas Sage' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Texas Sage' })).toBeVisible()
  data.letGo()
})

test('a page whose data fails to load hydrates once the connection is back', async ({
  page,
  troubles,
}) => {
  troubles.expect(/net::ERR_|status of 503/)
  const failures = [
    { abort: 'internetdisconnected' },
    { status: 503 },
    { abort: 'connectionreset' },
  ]
  await page.route(dataOfPages, async (route) => {
    const failure = failures.shift()
    if (failure?.abort) return route.abort(failure.abort)
    return failure ? route.fulfill({ status: failure.status }) : route.continue()
  })
  await page.goto('/about')
  await expect.poll(() => failures.length).toBe(0)
  await untilHydrated(page)
})

test('a page that changed before its data loaded is reloaded', async ({ page, site, troubles }) => {
  troubles.expect(/status of 404/)
  const title = 'The night the river sang'
  const data = await holdBack(page, dataOfPages)
  await page.goto('/reviews')
  await expect.poll(data.requests).toBe(1)
  await expect(page.getByRole('heading', { name: title })).toBeHidden()
  await storeReview(site.db, { reviewTitle: title })
  await expect.poll(async () => (await page.request.get('/reviews')).text()).toContain(title)
  data.letGo()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await untilHydrated(page)
})

test('a page that keeps changing is reloaded only once, and works as without scripts', async ({
  page,
  troubles,
}) => {
  troubles.expect(/status of 404/)
  let requests = 0
  await page.route(dataOfPages, (route) => {
    requests += 1
    return route.fulfill({ status: 404 })
  })
  await page.goto('/plan-event')
  await expect.poll(() => requests).toBe(2)
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
})
