// spec: 4/events
import type { Route } from '@playwright/test'
import { brokenPage, pageNotLoaded } from '#content/interface.ts'
import { sampleSite } from '../../fixtures/property.ts'
import { expect, test, untilHydrated } from '../fixtures.ts'
import { datesPopover } from '../support/cabin-page.ts'
import { eventsScreen } from '../support/events-screen.ts'
import { blockCode, followInVain } from '../support/offline.ts'
import { expectToast } from '../support/toasts.ts'

const notLoaded = pageNotLoaded(sampleSite.facts.phone)

test('a press before the table of routes has come offers to try again, and the draft stays', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.expect(/status of 503|Failed to fetch manifest patches|Unable to fetch/)
  await page.route('**/routes.data*', (route) => route.fulfill({ status: 503 }))
  await visit('/plan-event')
  await page.getByLabel('Your name *').fill('Ada Byron')
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  const again = page.getByRole('link', { name: brokenPage.again })
  await expect(again).toBeVisible()
  await page.unroute('**/routes.data*')
  await again.click()
  await expect(page.getByRole('heading', { name: 'About Us' })).toBeVisible()
  await untilHydrated(page)
  await page.goBack()
  await expect(page.getByLabel('Your name *')).toHaveValue('Ada Byron')
})

for (const [what, answer] of [
  ['lacks its code', (route: Route) => route.abort('failed')],
  ['lost its code in an update', (route: Route) => route.fulfill({ status: 404 })],
] as const) {
  test(`a guest whose next screen ${what} arrives there, and the draft stays`, async ({
    page,
    visit,
    troubles,
  }) => {
    troubles.expect(/status of 404|net::ERR_FAILED|Error loading route module|Failed to fetch/)
    await visit('/plan-event')
    await page.route(/assets\/about-/, answer, { times: 2 })
    await page.getByLabel('Your name *').fill('Ada Byron')
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL('/about')
    await page.goBack()
    await expect(page.getByLabel('Your name *')).toHaveValue('Ada Byron')
  })
}

test('an event whose details cannot be fetched leaves the page as it is, and opens once they can', async ({
  page,
  visit,
  troubles,
}) => {
  const { search, viewDetails, sheetHeading } = eventsScreen(page)
  await visit('/events')
  await search.fill('market')
  const unblock = await blockCode(page, troubles, /assets\/event-sheet-/)
  await viewDetails('Peach Day').click()
  await expectToast(page, notLoaded)
  await expect(search).toHaveValue('market')

  await unblock()
  await expect(sheetHeading).toHaveText('Peach Day')
})

test('a guest whose calendar cannot be fetched types the days, wherever days are chosen', async ({
  page,
  visit,
  troubles,
}) => {
  await blockCode(page, troubles, /assets\/stay-calendar-/)
  for (const [path, name] of [
    ['/', /^Dates/],
    ['/cabins/texas-sage', /^Check-in/],
    ['/group-booking', /^Check-in/],
  ] as const) {
    await visit(path)
    await page.getByRole('button', { name }).click()
    const days = datesPopover(page).locator('input[type=date]')
    await expect(days.first()).toBeEditable()
    await expect(days.last()).toBeEditable()
  }
})

test("a network's own sign-in page never counts as the next page", async ({ page, visit }) => {
  await visit('/plan-event')
  const signInPage = { contentType: 'text/html', body: '<h1>Welcome to our Wi-Fi</h1>' }
  await page.route('**/about.data*', (route) => route.fulfill(signInPage))
  await followInVain(page)
})

test(
  'the menu closes when the page pressed in it cannot be fetched, so that the message is seen',
  { tag: '@phone' },
  async ({ page, visit, troubles }) => {
    troubles.expect(/status of 503/)
    await visit('/plan-event')
    await page.route('**/about.data*', (route) => route.fulfill({ status: 503 }))
    await page.getByRole('button', { name: 'Open the menu' }).tap()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await menu.getByRole('link', { name: 'About' }).tap()
    await expectToast(page, notLoaded)
    await expect(menu).toBeHidden()
  },
)
