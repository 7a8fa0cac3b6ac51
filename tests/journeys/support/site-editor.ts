import type { Page } from '@playwright/test'
import { expectToast } from './toasts.ts'

/** The screen where a document is edited. */
export function siteEditor(page: Page) {
  const main = page.getByRole('main')
  return {
    main,
    status: main.getByRole('status').last(),
    section: (name: string) => main.locator('summary').filter({ hasText: name }).first(),
    text: (label: string) => main.getByLabel(label, { exact: true }).first(),
    open: main.getByRole('button', { name: 'Publish', exact: true }),
    dialog: page.getByRole('dialog', { name: 'Publish' }),
    publishNow: async () => {
      await main.getByRole('button', { name: 'Publish', exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click()
      await expectToast(page, {
        title: 'Published',
        description: 'Guests see it from now on.',
      })
    },
  }
}
