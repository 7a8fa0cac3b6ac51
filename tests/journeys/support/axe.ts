import { expect, type Page } from '@playwright/test'
import axeCore, { type RunOnly } from 'axe-core'

declare global {
  // Global set by `axeCore.source`.
  var axe: typeof axeCore
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Axe's other rules do not depend on colors. */
const rulesOfColors = ['color-contrast', 'link-in-text-block']

const phone = { width: 390, height: 844 }

/** Checks the current page with axe in light and dark colors, reaching the state only once. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await inColors(page, 'light')
  expect(await violations(page, { type: 'tag', values: tags })).toEqual([])
  await inColors(page, 'dark')
  expect(await violations(page, { type: 'rule', values: rulesOfColors })).toEqual([])
}

/**
 * The same, and again at phone size: devices differ only in styles, so the state need not be
 * reached again.
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

/** Without passed rules, for speed, and without frames, which belong to other sites. */
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

/** Color transitions take a moment even with reduced motion. */
async function inColors(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await expect.poll(() => transitionsUnderWay(page)).toBe(0)
}

function transitionsUnderWay(page: Page): Promise<number> {
  return page.evaluate(
    () => document.getAnimations().filter((each) => each instanceof CSSTransition).length,
  )
}
