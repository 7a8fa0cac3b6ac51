import type { Locator, Page } from '@playwright/test'

/** The short messages that come up at the bottom right. */
export function toasts(page: Page): Locator {
  return page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
}
