import { expect, type Locator } from '@playwright/test'
import { inDays } from './days.ts'

const mostPresses = 100

/** Presses Tab until the target has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  for (let presses = 0; presses < mostPresses; presses += 1) {
    if (await hasFocus(target)) return
    await target.page().keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

/** To today in a calendar, which begins with tomorrow once check-in has ended for the day. */
export async function tabToToday(calendar: Locator): Promise<void> {
  const today = calendar.locator(`[data-day="${inDays(0)}"]`)
  await tabTo(calendar.locator('[data-day][tabindex="0"]'))
  if (!(await hasFocus(today))) await today.page().keyboard.press('ArrowLeft')
  await expect(today).toBeFocused()
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
