import { expect, type Page } from '@playwright/test'
import axeCore, { type RunOnly } from 'axe-core'

declare global {
  // What `axeCore.source` makes of itself in a page.
  var axe: typeof axeCore
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What else axe asks is the same in any colors. */
const rulesOfColors = ['color-contrast', 'link-in-text-block']

const phone = { width: 390, height: 844 }

/**
 * Asks axe about the page as it is now, in light and in dark colors, without reaching the state
 * twice.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await inColors(page, 'light')
  expect(await violations(page, { type: 'tag', values: tags })).toEqual([])
  await inColors(page, 'dark')
  expect(await violations(page, { type: 'rule', values: rulesOfColors })).toEqual([])
}

/**
 * The same, and then once more in a window of a phone's size: only styles tell the two apart, so
 * the state is not reached again.
 */
export async function expectNoAxeViolationsOnAnyDevice(page: Page): Promise<void> {
  await expectNoAxeViolations(page)
  const open = await openLayers(page)
  await page.setViewportSize(phone)
  expect(await openLayers(page), 'what is open stays open on a phone').toBe(open)
  await expectNoAxeViolations(page)
}

function openLayers(page: Page): Promise<number> {
  return page.locator(':popover-open, dialog[open]').count()
}

/** Quick: nothing is kept of what is right. Frames are of other sites. */
async function violations(page: Page, runOnly: RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source)
  return page.evaluate(async (rules) => {
    const options = { runOnly: rules, reporter: 'no-passes', iframes: false } as const
    const found = await globalThis.axe.run(document, options)
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    )
  }, runOnly)
}

/** Colors fade into each other, for an instant even where motion is reduced. */
async function inColors(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await expect.poll(() => transitionsUnderWay(page)).toBe(0)
}

function transitionsUnderWay(page: Page): Promise<number> {
  return page.evaluate(
    () => document.getAnimations().filter((each) => each instanceof CSSTransition).length,
  )
}
