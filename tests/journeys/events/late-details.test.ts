import { expect, test } from '../fixtures.ts'
import { eventsScreen } from '../support/events-screen.ts'
import { holdBack } from '../support/responses.ts'

// The code of an event's details comes late.

test('details in the search do not open over what a guest looks for by then', async ({
  page,
  visit,
}) => {
  const code = await holdBack(page, '**/assets/event-sheet-*.js')
  const screen = eventsScreen(page)
  await visit('/events')
  await screen.search.fill('peach')
  await screen.results.getByRole('link', { name: 'Peach Day' }).click()
  await screen.search.fill('laven')
  await code.letArrive()
  await screen.search.pressSequentially('der')
  await expect(screen.results.getByRole('link', { name: 'Lavender Weekend' })).toBeVisible()
  await expect(screen.search).toHaveValue('lavender')
  await expect(screen.details).toBeHidden()
})

test('a card’s sheet does not open over what a guest looks for by then', async ({
  page,
  visit,
}) => {
  const code = await holdBack(page, '**/assets/event-sheet-*.js')
  const screen = eventsScreen(page)
  await visit('/events')
  await screen.viewDetails('Peach Day').click()
  await screen.search.fill('laven')
  await code.letArrive()
  await screen.search.pressSequentially('der')
  await expect(screen.results.getByRole('link', { name: 'Lavender Weekend' })).toBeVisible()
  await expect(screen.search).toHaveValue('lavender')
  await expect(screen.sheet).toBeHidden()
})
