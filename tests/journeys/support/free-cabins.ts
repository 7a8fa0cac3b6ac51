import type { Page } from '@playwright/test'
import { inDays, short } from './days.ts'
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
