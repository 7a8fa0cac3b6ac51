import { expect, type Locator, type Page } from '@playwright/test'
import { untilHydrated } from '../fixtures.ts'

const installed = new Date('2025-06-01T12:00:00Z')
const stopped = new Date('2025-06-01T12:01:00Z')

/** Scripts start a moment after the first paint, and the page counts that moment. */
const startMs = 100

/**
 * Opens a screen with stopped time: timers run only with `page.clock.runFor`. The browser's own
 * work, such as fetching and scrolling, continues.
 */
export async function visitInStoppedTime(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: installed })
  await page.clock.pauseAt(stopped)
  await page.goto(path)
  await page.clock.runFor(startMs)
  await untilHydrated(page)
}

/** Advances time in small steps until the target is visible. */
export async function runUntilVisible(page: Page, target: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(10)
      return target.isVisible()
    })
    .toBe(true)
}
