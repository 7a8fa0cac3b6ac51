import { expect, type Locator, type Page } from '@playwright/test'

/** Text has the letters, and so the height, that it will keep. */
export async function fontsHaveCome(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
}

/** Nothing reaches out of the window sideways, and nothing makes the page wider than it. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const { pageWidth, windowWidth } = await page.evaluate(() => ({
    pageWidth: document.documentElement.scrollWidth,
    windowWidth: document.documentElement.clientWidth,
  }))
  expect(pageWidth, 'the page is as wide as the window').toBe(windowWidth)
  expect(await stickingOut(page)).toEqual([])
}

/** What is cut off at the right of the window without a way to scroll to it, as opening tags. */
function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const isScrolled = (element: Element): boolean => {
      const parent = element.parentElement
      if (!parent || parent === document.body) return false
      const { overflowX } = getComputedStyle(parent)
      return ['auto', 'scroll'].includes(overflowX) || isScrolled(parent)
    }
    const sticksOut = (element: Element) =>
      element.checkVisibility() && element.getBoundingClientRect().right > width + 1
    return Array.from(document.body.querySelectorAll(':not(svg *)'))
      .filter((element) => sticksOut(element) && !isScrolled(element))
      .map((element) => element.outerHTML.slice(0, 200))
  })
}

/** How many lines of its text are to be seen. */
export function linesShown(target: Locator): Promise<number> {
  return target.evaluate((element) =>
    Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
  )
}

/** Sums up, from the first paint on, how far things jump about. Call it before the visit. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
        if (!entry.hadRecentInput) shifts.sum += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)
}

interface Shift {
  value: number
  /** Things may move when a guest has just pressed something. */
  hadRecentInput: boolean
}
