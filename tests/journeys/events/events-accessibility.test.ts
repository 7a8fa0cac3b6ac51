// spec: 2/events
import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { expectNoAxeViolationsOnAnyDevice } from '../support/axe.ts'
import { test as testWithCalendar } from '../support/calendar-site.ts'
import { eventsScreen } from '../support/events-screen.ts'
import { expectAxeToPassInTurn, type Visit } from '../support/states.ts'

const sample = '/events/blanco-lavender-weekend-2025-06'

expectAxeToPassInTurn([
  { name: 'an event chosen among results', reach: chooseEvent },
  { name: 'an event opened from its card', reach: openSheet },
  { name: 'nothing found', reach: findNothing },
  { name: 'the month shown', reach: showMonth },
])

expectAxeToPassInTurn([
  { name: 'the page of an event', reach: async (_, visit) => void (await visit(sample)) },
  { name: 'a page without an event', reach: visitNoEvent, trouble: /status of 404/ },
  { name: 'an empty calendar', reach: emptyCalendar },
])

async function chooseEvent(page: Page, visit: Visit): Promise<void> {
  const screen = eventsScreen(page)
  await visit('/events')
  await screen.search.fill('lavender')
  await screen.results.getByRole('link').first().click()
  await expect(screen.detailsHeading).toBeFocused()
}

async function openSheet(page: Page, visit: Visit): Promise<void> {
  const screen = eventsScreen(page)
  await visit('/events')
  await screen.viewDetails('Farmers Market').click()
  await expect(screen.sheetHeading).toBeFocused()
}

async function findNothing(page: Page, visit: Visit): Promise<void> {
  const screen = eventsScreen(page)
  await visit('/events')
  await screen.search.fill('zeppelin')
  await expect(screen.noneFound).toBeVisible()
}

async function showMonth(page: Page, visit: Visit): Promise<void> {
  const screen = eventsScreen(page)
  await visit('/events')
  await screen.tab('Calendar View').click()
  await expect(screen.month).toBeVisible()
}

async function visitNoEvent(_: Page, visit: Visit): Promise<void> {
  await visit('/events/no-such-event')
}

async function emptyCalendar(page: Page, visit: Visit): Promise<void> {
  const { browse } = eventsScreen(page)
  const nothing = { items: [], source: 'live', error: null, updatedAt: null }
  await page.route('**/api/events', (route) => route.fulfill({ json: nothing }))
  await visit(sample)
  await page.getByRole('link', { name: 'All events' }).click()
  await expect(browse.getByRole('button', { name: 'Refresh Calendar' })).toBeVisible()
}

testWithCalendar.describe('with a calendar that fails', () => {
  testWithCalendar.use({ calendarBehaviour: { kind: 'refuse', status: 500 } })

  testWithCalendar('axe finds nothing with the banner', async ({ page, visit }) => {
    const { banner } = eventsScreen(page)
    await visit('/events')
    await expect(banner).toContainText('Calendar API error: 500 - Unknown error')
    await expectNoAxeViolationsOnAnyDevice(page)
  })
})
