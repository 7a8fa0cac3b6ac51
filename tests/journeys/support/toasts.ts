import { expect, type Locator, type Page } from '@playwright/test'
import type { Message } from '#contracts/messages.ts'

export function toasts(page: Page): Locator {
  return page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
}

/** The latest toast has exactly this text; it may offer to undo. */
export async function expectToast(
  page: Page,
  { title, description }: Message,
  patience: { timeout?: number } = {},
): Promise<void> {
  const text = RegExp.escape(`${title}${description}`)
  await expect(toasts(page).first()).toHaveText(new RegExp(`^${text}(Undo)?$`), patience)
}
