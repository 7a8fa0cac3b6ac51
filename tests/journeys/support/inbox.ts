import type { Page } from '@playwright/test'

export function inbox(page: Page) {
  const main = page.getByRole('main')
  return {
    tab: (name: string) => main.getByRole('tab', { name }),
    cards: main.getByRole('article'),
    card: (name: string | RegExp) => main.getByRole('article', { name }),
    /** Opens a row. */
    open: (name: string | RegExp) => main.getByRole('article', { name }).locator('summary').click(),
    search: main.getByLabel(/^Search/),
    kind: main.getByLabel('Kind'),
    export: main.getByRole('link', { name: 'Export as CSV' }),
    none: main.getByText('No inquiries here.'),
  }
}
