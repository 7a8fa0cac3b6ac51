// spec: 2/events, 5/event-search
import { expect, test } from '../fixtures.ts'
import { inDays } from '../support/days.ts'
import { eventsScreen } from '../support/events-screen.ts'

test.use({ javaScriptEnabled: false })

test('a search is answered by the server, and what it finds leads to its page', async ({
  page,
}) => {
  const { search, results } = eventsScreen(page)
  await page.goto('/events')
  await search.fill(' cobbler ')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/events?q=+cobbler+#find-event')
  await expect(results.getByRole('link')).toHaveText(['Peach Day'])
  await results.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Peach Day')
})

test('a search for nothing that is there says so', async ({ page }) => {
  const { noneFound } = eventsScreen(page)
  await page.goto('/events?q=zeppelin')
  await expect(noneFound).toBeVisible()
  await page.goto('/events?q=+')
  await expect(noneFound).toBeHidden()
})

test('View Details leads to the page of the event', async ({ page }) => {
  const { viewDetails } = eventsScreen(page)
  await page.goto('/events')
  await viewDetails('Lavender Weekend').click()
  await expect(page).toHaveURL('/events/blanco-lavender-weekend-2025-06')
})

test('both views are links, and a day can be asked for', async ({ page }) => {
  const { calendar, dayHeading: heading, tab } = eventsScreen(page)
  await page.goto('/events')
  await expect(calendar.getByRole('link').first()).toBeVisible()
  await tab('Calendar View').click()
  await expect(page).toHaveURL('/events?view=calendar#event-calendar')
  const today = Temporal.PlainDate.from(inDays(0))
  await expect(heading).toHaveText(today.toLocaleString('en-US', { dateStyle: 'full' }))

  const market = today.add({ days: 7 + ((13 - today.dayOfWeek) % 7) })
  await calendar.getByLabel('Day').fill(market.toString())
  await calendar.getByRole('button', { name: 'Show this day' }).click()
  await expect(heading).toHaveText(market.toLocaleString('en-US', { dateStyle: 'full' }))
  await expect(calendar.getByRole('link', { name: 'Farmers Market' })).toBeVisible()

  await tab('List View').click()
  await expect(calendar.getByLabel('Day')).toBeHidden()
})
