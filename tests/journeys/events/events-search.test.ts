// spec: 2/events, 4/events, 5/event-search
import { expect, test, untilHydrated } from '../fixtures.ts'
import { eventsScreen } from '../support/events-screen.ts'
import { scrollsFromNowOn } from '../support/scrolling.ts'
import { tabTo } from '../support/keyboard.ts'
import { holdBack } from '../support/responses.ts'

test('a guest searches for peaches and reads the details of what is found', async ({
  page,
  visit,
}) => {
  const screen = eventsScreen(page)
  await visit('/events')
  await screen.search.fill('  PEACH da ')
  await screen.results.getByRole('link', { name: 'Peach Day' }).click()

  await expect(page, 'the guest is still on the screen').toHaveURL('/events')
  await expect(screen.detailsHeading).toHaveText('Peach Day')
  await expect(screen.detailsHeading).toBeFocused()
  for (const text of ['Past', 'Saturday, June 21, 2025', '10:00 AM – 5:00 PM CDT']) {
    await expect(screen.details.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(screen.details).toContainText('The orchards come to town')
})

test('the search goes through town, title and description of every built-in event', async ({
  page,
  visit,
}) => {
  const { search, results } = eventsScreen(page)
  await visit('/events')
  for (const [text, summary] of [
    ['blanco, tx', 'Lavender Weekend'],
    ['dogs in bandanas', 'Fourth of July Parade'],
    ['SONGWRITERS IN', 'Songwriters in the Round'],
  ] as const) {
    await search.fill(text)
    await expect(results.getByRole('link', { name: summary }).first()).toBeVisible()
  }
})

test('an event that recurs is found once, with its next days', async ({ page, visit }) => {
  const { search, results } = eventsScreen(page)
  await visit('/events')
  await search.fill('farmers market')
  await expect(results.getByRole('link', { name: 'Farmers Market' })).toHaveCount(1)
  await expect(results).toContainText(/Every Saturday · next: \w+ \d+, \w+ \d+/)
})

test('nothing is listed for nothing, and what is not found is said', async ({ page, visit }) => {
  const { search, results, noneFound } = eventsScreen(page)
  await visit('/events')
  for (const text of ['', '   ']) {
    await search.fill(text)
    await expect(results).toBeHidden()
    await expect(noneFound).toBeHidden()
  }
  await search.fill('zeppelin')
  await expect(noneFound).toBeVisible()
})

test('the first nine built-in events are cards of 2025', async ({ page, visit }) => {
  const { samples } = eventsScreen(page)
  await visit('/events')
  await expect(samples.getByRole('article')).toHaveCount(9)
  await expect(samples.getByText('2025', { exact: true })).toHaveCount(9)
  await expect(samples.getByRole('link', { name: /^View Details/ })).toHaveCount(9)
})

test(
  'a card opens its details over the page, which keeps its place',
  { tag: '@everywhere' },
  async ({ page, visit }) => {
    const screen = eventsScreen(page)
    await visit('/events')
    await screen.search.fill('market')
    const card = screen.viewDetails('Lavender Weekend')
    await card.scrollIntoViewIfNeeded()
    const place = await card.boundingBox()
    await card.click()
    await expect(screen.sheetHeading).toHaveText('Lavender Weekend')
    await expect(screen.sheetHeading).toBeFocused()

    await screen.sheet.getByRole('button', { name: /^Close/ }).click()
    await expect(screen.sheet).toBeHidden()
    await expect(card).toBeFocused()
    await expect(screen.search, 'the cross clears the search as well').toHaveValue('')
    const moved = ((await card.boundingBox())?.y ?? 0) - (place?.y ?? 0)
    expect(Math.abs(moved)).toBeLessThan(1)
  },
)

test('Back closes the details and stays on the screen', async ({ page, visit }) => {
  const screen = eventsScreen(page)
  await visit('/events')
  for (const round of ['first', 'second']) {
    await screen.viewDetails('Peach Day').click()
    await expect(screen.sheet, round).toBeVisible()
    await page.goBack()
    await expect(screen.sheet, round).toBeHidden()
    await expect(page).toHaveURL('/events')
  }
})

test('the details can be taken to the search, and the cross takes them away', async ({
  page,
  visit,
}) => {
  const screen = eventsScreen(page)
  await visit('/events')
  await screen.viewDetails('Lavender Weekend').click()
  await screen.sheet.getByRole('button', { name: 'Show in the search' }).click()
  await expect(screen.sheet).toBeHidden()
  await expect(screen.detailsHeading).toHaveText('Lavender Weekend')
  await expect(screen.detailsHeading).toBeInViewport()
  await expect(screen.detailsHeading).toBeFocused()

  await screen.search.fill('market')
  await expect(screen.results).toBeVisible()
  await expect(screen.details, 'a search leaves the choice alone').toBeVisible()
  await screen.close.click()
  await expect(screen.details).toBeHidden()
  await expect(screen.results).toBeHidden()
  await expect(screen.search).toHaveValue('')
  await expect(screen.search).toBeFocused()
})

test('an event opens in a tab of its own where a guest asks for it', async ({ page, visit }) => {
  const screen = eventsScreen(page)
  await visit('/events')
  const opening = page.context().waitForEvent('page')
  await screen.viewDetails('Peach Day').click({ modifiers: ['ControlOrMeta'] })
  const tab = await opening
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Peach Day')
  await expect(screen.sheet).toBeHidden()
})

test('all of it by keyboard', async ({ page, visit }) => {
  const screen = eventsScreen(page)
  await visit('/events')
  await tabTo(screen.search)
  await page.keyboard.type('lavender')
  await tabTo(screen.results.getByRole('link', { name: 'Lavender Weekend' }))
  await page.keyboard.press('Enter')
  await expect(screen.detailsHeading).toBeFocused()
  await tabTo(screen.close)
  await page.keyboard.press('Enter')
  await expect(screen.search).toBeFocused()
})

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('showing an event in the search scrolls smoothly', async ({ page, visit }) => {
    const screen = eventsScreen(page)
    await visit('/events')
    await screen.viewDetails('Peach Day').click()
    const places = await scrollsFromNowOn(page)
    await screen.sheet.getByRole('button', { name: 'Show in the search' }).click()
    await expect.poll(async () => (await places()).length).toBeGreaterThan(3)
    await expect(screen.detailsHeading).toBeInViewport()
  })
})

test('elsewhere it does not move', async ({ page, visit }) => {
  const screen = eventsScreen(page)
  await visit('/events')
  await screen.viewDetails('Peach Day').click()
  const places = await scrollsFromNowOn(page)
  await screen.sheet.getByRole('button', { name: 'Show in the search' }).click()
  await expect(screen.detailsHeading).toBeInViewport()
  // Some may be from before; a glide has many more.
  expect((await places()).length).toBeLessThan(6)
})

test('words typed before scripts run are kept, and searched for', async ({ page }) => {
  const scripts = await holdBack(page, '**/assets/*.js')
  const screen = eventsScreen(page)
  await page.goto('/events', { waitUntil: 'commit' })
  await screen.search.fill('lavender')
  scripts.letGo()
  await untilHydrated(page)
  await expect(screen.results.getByRole('link', { name: 'Lavender Weekend' })).toBeVisible()
  await expect(screen.search).toHaveValue('lavender')
})
