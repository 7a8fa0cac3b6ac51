import type { Locator, Page } from '@playwright/test'

export function cards(page: Page): Locator {
  return page.getByRole('main').getByRole('article')
}

export function titles(page: Page): Locator {
  return cards(page).getByRole('heading', { level: 2 })
}
