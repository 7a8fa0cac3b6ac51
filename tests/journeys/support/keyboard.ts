import { expect, type Locator } from '@playwright/test'

const mostPresses = 100

/** Presses Tab until the target has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  for (let presses = 0; presses < mostPresses; presses += 1) {
    if (await hasFocus(target)) return
    await target.page().keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

/** From the focused day of a calendar to a later one of the same month. */
export async function arrowTo(day: Locator): Promise<void> {
  const page = day.page()
  while (!(await hasFocus(day))) {
    const focused = page.locator('button:focus')
    const before = await focused.getAttribute('data-day')
    await page.keyboard.press('ArrowRight')
    await expect(focused).not.toHaveAttribute('data-day', before ?? '')
  }
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}
