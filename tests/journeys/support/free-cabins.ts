import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { datesPopover, doneButton } from './cabin-page.ts'
import { inDays, short, spoken } from './days.ts'
import { bookedFrom, feedsOfAll } from './feed-site.ts'

export const from = inDays(20)
export const to = inDays(23)
export const asked = `from=${from}&to=${to}&guests=2`
export const days = `from ${short(from)} to ${short(to)}`

/** Desert Willow is booked on the requested days, Coyote Cabin's feed is unreadable. */
export const feeds = feedsOfAll({
  'desert-willow': bookedFrom([18, 22]),
  'coyote-cabin': { kind: 'status', status: 500 },
  'mountain-laurel': bookedFrom([15, 30]),
})

export function names(page: Page) {
  return page.getByRole('main').getByRole('article').getByRole('heading')
}

export function card(page: Page, name: string) {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
}

/** The button of the search's dates. */
export function datesButton(page: Page) {
  return page.getByRole('main').getByRole('button', { name: /^Dates/ })
}

/** In the calendar of the search. */
export async function chooseDates(page: Page, arrival: string, leaving: string): Promise<void> {
  await datesButton(page).click()
  await chooseInCalendar(page, arrival, leaving)
}

/** In the calendar that is open. */
export async function chooseInCalendar(page: Page, arrival: string, leaving: string) {
  const calendar = datesPopover(page)
  await expect(calendar.getByRole('grid').first()).toBeVisible()
  for (const date of [arrival, leaving]) {
    const day = calendar.getByRole('button', { name: spoken(date) })
    if ((await day.count()) === 0) {
      await calendar.getByRole('button', { name: 'Go to the Next Month' }).click()
    }
    await day.click()
  }
  await (await doneButton(calendar)).click()
}

/** Without scripts, in the browser's own fields. */
export async function typeDates(page: Page, arrival: string, leaving: string): Promise<void> {
  await datesButton(page).click()
  await page.getByLabel('Arrive').fill(arrival)
  await page.getByLabel('Leave').fill(leaving)
}

/** The search as one line; a press opens its form. */
export function searchLine(page: Page) {
  return page.getByRole('region', { name: 'Find a free cabin' }).locator('summary')
}
