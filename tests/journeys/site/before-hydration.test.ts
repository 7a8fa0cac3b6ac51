import type { Page } from '@playwright/test'
import { fullDay } from '#contracts/date-formats.ts'
import { expect, test, untilHydrated } from '../fixtures.ts'
import { inDays } from '../support/days.ts'
import { eventsScreen } from '../support/events-screen.ts'
import { holdBack } from '../support/responses.ts'

// On a slow connection a page can be seen and used well before its code has come.

test.use({ hasSampleData: true })

async function beforeHydration(page: Page, path: string, act: () => Promise<unknown>) {
  const code = await holdBack(page, '**/assets/*.js')
  await page.goto(path, { waitUntil: 'commit' })
  await act()
  code.letGo()
  await untilHydrated(page)
}

test('guests and an order chosen before a page works are kept and heard', async ({ page }) => {
  const guests = page.getByLabel('Guests')
  const order = page.getByLabel('Sort by')
  await beforeHydration(page, '/cabins', async () => {
    await guests.selectOption('6')
    await order.selectOption('Most bedrooms first')
  })
  await expect(page).toHaveURL(/\/cabins\?sort=/)
  await expect(guests).toHaveValue('6')
  await expect(order.locator(':checked')).toHaveText('Most bedrooms first')
})

test('guests chosen before a search’s answer works are those it searches for', async ({ page }) => {
  const guests = page.getByLabel('Guests')
  await beforeHydration(page, `/cabins?from=${inDays(20)}&to=${inDays(22)}&guests=2`, async () => {
    await page.locator('summary').first().click()
    await guests.selectOption('6')
  })
  await expect(guests).toHaveValue('6')
  await page.getByRole('button', { name: 'Find free cabins' }).click()
  await expect(page).toHaveURL(/guests=6/)
})

test('reviews are narrowed to what was chosen before the page works', async ({ page }) => {
  const cabin = page.getByLabel('Cabin')
  const verified = page.getByRole('checkbox', { name: 'Verified stays only' })
  await beforeHydration(page, '/reviews', async () => {
    await cabin.selectOption('Texas Sage')
    await verified.check()
  })
  await expect(page).toHaveURL(/cabin=Texas/)
  await expect(page).toHaveURL(/verified=1/)
  await expect(cabin).toHaveValue('Texas Sage')
  await expect(verified).toBeChecked()
})

test('a day typed before the calendar of events works is the one it shows', async ({ page }) => {
  const { calendar, dayHeading } = eventsScreen(page)
  const day = calendar.getByLabel('Day', { exact: true })
  await beforeHydration(page, '/events?view=calendar', () => day.fill(inDays(40)))
  await expect(calendar.getByRole('grid')).toBeVisible()
  await expect(dayHeading.first()).toHaveText(fullDay(inDays(40)))
})
