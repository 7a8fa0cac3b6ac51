import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type { RunOnly, run } from 'axe-core'

declare global {
  // Global set by `source`.
  var axe: { run: typeof run }
}

/** The package's own `source` takes browsers half as long again. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** In dark colors only the rules about colors run: the others do not depend on them. */
const rules = {
  light: { type: 'tag', values: tags },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, RunOnly>
type Colors = keyof typeof rules

const phone = { width: 390, height: 844 }

/** Checks the current page with axe in light and dark colors, reaching the state only once. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await expectNoneIn(page, 'dark')
  await expectNoneIn(page, 'light')
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
  // Colors depend on the scheme, not on the width.
  await expectNoneIn(page, 'light')
}

async function expectNoneIn(page: Page, colors: Colors): Promise<void> {
  await inColors(page, colors)
  expect(await violations(page, rules[colors])).toEqual([])
}

function openLayers(page: Page): Promise<number> {
  return page.locator(':popover-open, dialog[open]').count()
}

/** Without passed rules, for speed, and without frames, which belong to other sites. */
async function violations(page: Page, runOnly: RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  return page.evaluate(async (only) => {
    const options = { runOnly: only, reporter: 'no-passes', iframes: false } as const
    const found = await globalThis.axe.run(document, options)
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    )
  }, runOnly)
}

/** Color transitions take a moment even with reduced motion. */
async function inColors(page: Page, colorScheme: Colors): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await expect.poll(() => transitionsUnderWay(page)).toBe(0)
}

function transitionsUnderWay(page: Page): Promise<number> {
  return page.evaluate(
    () => document.getAnimations().filter((each) => each instanceof CSSTransition).length,
  )
}
