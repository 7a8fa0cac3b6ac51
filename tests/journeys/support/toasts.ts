import { expect, type Locator, type Page } from '@playwright/test'
import type { Message } from '#contracts/messages.ts'

export function toasts(page: Page): Locator {
  return page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
}

/** The latest toast has exactly this text. */
export async function expectToast(
  page: Page,
  { title, description }: Message,
  patience: { timeout?: number } = {},
): Promise<void> {
  await expect(toasts(page).first()).toHaveText(`${title}${description}`, patience)
}
