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

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}
