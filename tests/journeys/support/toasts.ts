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

/** While there are toasts, all of it is in sight, below the header and above them. */
export async function expectClearOfToasts(page: Page, target: Locator): Promise<void> {
  const isClear = async () => {
    const { y = 0, height = 0 } = (await target.boundingBox()) ?? {}
    const header = await page.getByRole('banner').boundingBox()
    const tops = await toasts(page).evaluateAll((all) =>
      all.map((toast) => toast.getBoundingClientRect().top),
    )
    return tops.length > 0 && y >= (header?.height ?? 0) && y + height <= Math.min(...tops)
  }
  await expect.poll(isClear, String(target)).toBe(true)
}
