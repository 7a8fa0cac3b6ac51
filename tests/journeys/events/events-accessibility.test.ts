// spec: 2/events
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { expectNoAxeViolationsOnAnyDevice } from '../support/axe.ts'
import { test as testWithCalendar } from '../support/calendar-site.ts'
import { eventsScreen } from '../support/events-screen.ts'

interface State {
  name: string
  reach: (page: Page) => Promise<void>
}

const states: State[] = [
  {
    name: 'an event chosen among results',
    reach: async (page) => {
      const screen = eventsScreen(page)
      await screen.search.fill('lavender')
      await screen.results.getByRole('link').first().click()
      await expect(screen.detailsHeading).toBeFocused()
    },
  },
  {
    name: 'nothing found',
    reach: async (page) => {
      const screen = eventsScreen(page)
      await screen.search.fill('zeppelin')
      await expect(screen.noneFound).toBeVisible()
    },
  },
  {
    name: 'the month shown',
    reach: async (page) => {
      const screen = eventsScreen(page)
      await screen.tab('Calendar View').click()
      await expect(screen.month).toBeVisible()
    },
  },
]

const sample = '/events/blanco-lavender-weekend-2025-06'

test.describe('axe finds nothing', () => {
  for (const { name, reach } of states) {
    test(`with ${name}`, async ({ page, visit }) => {
      await visit('/events')
      await reach(page)
      await expectNoAxeViolationsOnAnyDevice(page)
    })
  }

  test('on the page of an event', async ({ page, visit }) => {
    await visit(sample)
    await expectNoAxeViolationsOnAnyDevice(page)
  })

  test('where there is no event', async ({ page, visit, troubles }) => {
    troubles.expect(/status of 404/)
    await visit('/events/no-such-event')
    await expectNoAxeViolationsOnAnyDevice(page)
  })

  test('on an empty calendar', async ({ page, visit }) => {
    const { browse } = eventsScreen(page)
    const nothing = { items: [], source: 'live', error: null, updatedAt: null }
    await page.route('**/api/events', (route) => route.fulfill({ json: nothing }))
    await visit(sample)
    await page.getByRole('link', { name: 'All events' }).click()
    await expect(browse.getByRole('button', { name: 'Refresh Calendar' })).toBeVisible()
    await expectNoAxeViolationsOnAnyDevice(page)
  })
})

testWithCalendar.describe('with a calendar that fails', () => {
  testWithCalendar.use({ calendarBehaviour: { kind: 'refuse', status: 500 } })

  testWithCalendar('axe finds nothing with the banner', async ({ page, visit }) => {
    const { banner } = eventsScreen(page)
    await visit('/events')
    await expect(banner).toContainText('Calendar API error: 500 - Unknown error')
    await expectNoAxeViolationsOnAnyDevice(page)
  })
})
