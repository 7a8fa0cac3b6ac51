// spec: 2/events
import { readFile } from 'node:fs/promises'
import { timedItem } from '../../fakes/calendar-items.ts'
import { expect } from '../fixtures.ts'
import { test } from '../support/calendar-site.ts'
import { eventsScreen } from '../support/events-screen.ts'
import { expectNoHorizontalScrolling } from '../support/layout.ts'

const sample = '/events/blanco-lavender-weekend-2025-06'
const now = Temporal.Now.instant()

test('an event of its own page says when, where and what, and leads back', async ({
  page,
  visit,
}) => {
  await visit(sample)
  const article = page.getByRole('article')
  await expect(article.getByRole('heading', { level: 1 })).toHaveText('Lavender Weekend')
  await expect(page).toHaveTitle(/^Lavender Weekend, .+ - /)
  for (const text of ['Past', 'Sample', 'Fri, Jun 13 – Sun, Jun 15, 2025', 'All day']) {
    await expect(article.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(article).toContainText('Courthouse square, Blanco, TX')
  await expect(article).toContainText('Three days of purple in Blanco')
  const more = article.getByRole('link', { name: 'More about this event (opens in a new tab)' })
  await expect(more).toHaveAttribute('href', 'https://blanco.example/lavender-weekend')
  await expect(more).toHaveAttribute('target', '_blank')
  await expect(more).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(article.getByText('This is a sample event.')).toBeVisible()
  await expect(article.getByRole('link', { name: 'Add to calendar' })).toBeHidden()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')

  await page.getByRole('link', { name: 'All events' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hill Country Events')
})

test('a coming event can be taken into a calendar', async ({ page, visit }) => {
  await visit('/events')
  await eventsScreen(page).viewDetails('Farmers Market').click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Add to calendar' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/\.ics$/)
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toContain('SUMMARY:Farmers Market')
})

test('the details lead to the page of the event, and one Back leaves the events then', async ({
  page,
  visit,
}) => {
  const screen = eventsScreen(page)
  await visit('/about')
  await visit('/events')
  await screen.viewDetails('Lavender Weekend').click()
  await screen.sheet.getByRole('link', { name: 'Open the event page' }).click()
  await expect(page).toHaveURL(sample)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lavender Weekend')

  await page.goBack()
  await expect(page).toHaveURL('/events')
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('what comes next leads from event to event', async ({ page, visit }) => {
  await visit(sample)
  const next = page.getByRole('region', { name: 'Also coming up' }).getByRole('link').first()
  const name = await next.innerText()
  await next.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

for (const path of ['/events/no-such-event', '/events/%3Cb%3E']) {
  test(`${path} says kindly that there is no such event`, async ({ page, visit, troubles }) => {
    troubles.expect(/status of 404/)
    const response = await visit(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Event not found')
    await page.getByRole('link', { name: 'See all events' }).click()
    await expect(page).toHaveURL('/events')
  })
}

test.describe('with words without end', () => {
  const long = timedItem(now, {
    days: 1,
    id: 'long',
    summary: 'S'.repeat(500),
    description: 'D'.repeat(10_000),
    location: 'L'.repeat(500),
  })
  test.use({ calendarBehaviour: { kind: 'items', items: [long] } })

  test('nothing leaves the window sideways', { tag: '@everywhere' }, async ({ page, visit }) => {
    const screen = eventsScreen(page)
    await visit('/events')
    await expectNoHorizontalScrolling(page)
    await screen.viewDetails('S'.repeat(500)).click()
    await expectNoHorizontalScrolling(page)
    await visit('/events/long')
    await expectNoHorizontalScrolling(page)
  })
})

test.describe('with fifty events', () => {
  const items = Array.from({ length: 50 }, (_, index) =>
    timedItem(now, { days: 1 + index, id: `event${index}`, summary: `Event ${index}` }),
  )
  test.use({ calendarBehaviour: { kind: 'items', items } })

  test('six come at a time, and reading goes on with the first that came', async ({
    page,
    visit,
  }) => {
    const { browse } = eventsScreen(page)
    await visit('/events')
    const cards = browse.getByRole('article')
    await expect(cards).toHaveCount(6)
    const more = browse.getByRole('link', { name: 'Show more' })
    await more.click()
    await expect(cards).toHaveCount(12)
    await expect(cards.nth(6).getByRole('link')).toBeFocused()
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('the link shows them all', async ({ page }) => {
      const { browse } = eventsScreen(page)
      await page.goto('/events')
      await browse.getByRole('link', { name: 'Show more' }).click()
      await expect(browse.getByRole('article').filter({ hasText: 'Event 49' })).toBeVisible()
      await expect(browse.getByRole('link', { name: 'Show more' })).toBeHidden()
    })
  })
})
