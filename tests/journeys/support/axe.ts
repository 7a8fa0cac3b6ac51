import { expect, type Page } from '@playwright/test'
import axeCore, { type RunOnly } from 'axe-core'

declare global {
  // What `axeCore.source` makes of itself in a page.
  var axe: typeof axeCore
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What else axe asks is the same in any colors. */
const rulesOfColors = ['color-contrast', 'link-in-text-block']

/**
 * Asks axe about the page as it is now, in light and in dark colors, without reaching the state
 * twice.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await page.evaluate(axeCore.source)
  await inColors(page, 'light')
  expect(await violations(page, { type: 'tag', values: tags })).toEqual([])
  await inColors(page, 'dark')
  expect(await violations(page, { type: 'rule', values: rulesOfColors })).toEqual([])
}

/** Quick: nothing is kept of what is right. Frames are of other sites. */
function violations(page: Page, runOnly: RunOnly): Promise<string[]> {
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
