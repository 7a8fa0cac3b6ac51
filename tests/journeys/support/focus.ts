import type { Page } from '@playwright/test'

/**
 * Records what had the focus before each frame without focus: screen readers and keyboards would
 * restart at the top of the page.
 */
export async function watchFocus(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const lost: string[] = []
    let last = document.activeElement
    const look = () => {
      const { activeElement, body } = document
      if (activeElement === body && last !== body) lost.push(last?.outerHTML.slice(0, 120) ?? '')
      last = activeElement
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { lostFocus: lost })
  })
  return () => page.evaluate(() => (window as unknown as { lostFocus: string[] }).lostFocus)
}
