// spec: 2/events, 4/events, 8/calendar-banner
import type { Page } from '@playwright/test'
import type { EventList } from '#contracts/events.ts'
import { expect } from '../fixtures.ts'
import { holdBack } from '../support/responses.ts'
import { timedItem } from '../../fakes/calendar-items.ts'
import { test } from '../support/calendar-site.ts'
import { eventsScreen } from '../support/events-screen.ts'
import { refusedQuery } from '../support/troubles.ts'

const api = '**/api/events'
const nothing: EventList = { items: [], source: 'built-in', error: null, updatedAt: null }
// The list begins today; app/screens/events/calendar-issue.test.ts has the words of 2025.
const note = 'Regular local events are shown.'

async function goToEvents(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Events' }).click()
}

test('moving to the screen says that events are loading, then shows them without a jump', async ({
  page,
  visit,
}) => {
  const { loading, browse, search } = eventsScreen(page)
  const answer = await holdBack(page, api)
  await visit('/about')
  await goToEvents(page)
  await expect(loading).toBeVisible()
  await expect(search, 'what follows is out of sight').not.toBeInViewport()
  answer.letGo()
  await expect(browse.getByRole('article').first()).toBeVisible()
  await expect(loading).toBeHidden()
})

test('an empty calendar says so, and Refresh Calendar brings what there is', async ({
  page,
  visit,
}) => {
  const { browse, banner } = eventsScreen(page)
  await page.route(api, (route) => route.fulfill({ json: nothing }))
  await visit('/about')
  await goToEvents(page)
  await expect(
    browse.getByRole('heading', { name: 'No Current Events Scheduled', exact: true }),
  ).toBeVisible()
  await expect(banner).toBeHidden()

  await page.unroute(api)
  const refreshing = page.waitForRequest('**/api/events/refresh')
  await browse.getByRole('button', { name: 'Refresh Calendar', exact: true }).click()
  expect((await refreshing).method()).toBe('POST')
  await expect(browse.getByRole('article').first()).toBeVisible()
  await expect(browse.getByRole('status')).toHaveText('The calendar is up to date.')
  await expect(browse, 'the button has gone, reading goes on here').toBeFocused()
})

test.describe('when the calendar service refuses', () => {
  test.use({ calendarBehaviour: { kind: 'refuse', status: 403, message: 'Quota exceeded' } })

  test('the banner says what it said, and built-in events are shown', async ({ page, visit }) => {
    const { banner, samples, browse } = eventsScreen(page)
    await visit('/events')
    await expect(
      banner.getByRole('heading', { name: 'Calendar Integration Issue', exact: true }),
    ).toBeVisible()
    await expect(
      banner.getByText('Calendar API error: 403 - Quota exceeded', { exact: true }),
    ).toBeVisible()
    await expect(banner.getByText(note, { exact: true })).toBeVisible()
    await expect(samples.getByRole('article')).toHaveCount(9)
    await expect(browse.getByRole('article').first()).toBeVisible()

    await banner.getByRole('button', { name: 'Refresh Calendar' }).click()
    await expect(banner).toContainText('The calendar could not be refreshed.')
    await expect(page.getByText('The calendar is up to date.')).toHaveCount(0)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('the banner can be read all the same', async ({ page }) => {
      const { banner } = eventsScreen(page)
      await page.goto('/events')
      await expect(banner).toContainText('Calendar API error: 403 - Quota exceeded')
      await banner.getByRole('button', { name: 'Refresh Calendar' }).click()
      await expect(banner).toBeVisible()
    })
  })
})

test.describe('when the calendar service cannot be reached', () => {
  test.use({ calendarBehaviour: { kind: 'drop' } })

  test('the banner says that loading failed', async ({ page, visit }) => {
    const { banner } = eventsScreen(page)
    await visit('/events')
    await expect(banner.getByText('Failed to load calendar events', { exact: true })).toBeVisible()
    await expect(banner.getByText(note, { exact: true })).toBeVisible()
  })
})

test.describe('when the calendar fails after it has been read', () => {
  const coffee = timedItem(Temporal.Now.instant(), {
    days: 2,
    id: 'porchcoffee',
    summary: 'Porch Coffee',
  })
  test.use({ calendarBehaviour: { kind: 'items', items: [coffee] } })

  test('the banner says as of when its events are shown', async ({ page, visit, troubles }) => {
    troubles.expect(/api\/events\/refresh/)
    const { banner, browse } = eventsScreen(page)
    await page.route(api, async (route) => {
      const answer = await route.fetch()
      const list = (await answer.json()) as EventList
      await route.fulfill({ json: { ...list, error: 'Calendar API error: 500 - Unknown error' } })
    })
    await visit('/about')
    await goToEvents(page)
    await expect(banner).toContainText(/Events as of .+ at .+ C[SD]T are shown\./)
    await expect(banner).not.toContainText('2025 are shown')
    await expect(browse.getByRole('link', { name: /Porch Coffee/ })).toBeVisible()

    await page.route('**/api/events/refresh', (route) => route.abort())
    await banner.getByRole('button', { name: 'Refresh Calendar' }).click()
    await expect(banner).toContainText('The calendar could not be refreshed.')
    await page.unroute('**/api/events/refresh')
    await banner.getByRole('button', { name: 'Refresh Calendar' }).click()
    await expect(browse.getByRole('status')).toHaveText('The calendar is up to date.')
    await expect(banner).toBeHidden()
  })
})

test('when our own server cannot be asked, the built-in events are shown all the same', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.expect(refusedQuery)
  const { banner, samples, browse, search, results } = eventsScreen(page)
  await page.route(api, (route) => route.fulfill({ status: 500, json: { error: 'Broken.' } }))
  await visit('/about')
  await goToEvents(page)
  await expect(banner.getByText('Failed to load calendar events', { exact: true })).toBeVisible()
  await expect(banner.getByText(note, { exact: true })).toBeVisible()
  await expect(samples.getByRole('article')).toHaveCount(9)
  await expect(browse.getByRole('link', { name: /Farmers Market/ }).first()).toBeVisible()
  await search.fill('lavender')
  await expect(results.getByRole('link', { name: 'Lavender Weekend' })).toBeVisible()
})
