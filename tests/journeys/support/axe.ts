import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type { ElementContext, RunOnly, run } from 'axe-core'
import { resize } from './layout.ts'

declare global {
  // Global set by `source`.
  var axe: {
    run: typeof run
    commons: { color: { Color: { prototype: Color } } }
    _audit: {
      checks: { 'color-contrast': { evaluate: (element: Element) => boolean | undefined } }
    }
  }
}

interface Color {
  r: number
  g: number
  b: number
  alpha: number
  parseString: (this: Color, text: string) => Color
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

/** How much of the page axe looks at; `state` leaves out what surrounds every state of a screen. */
const places = {
  screen: { include: [['html']] },
  state: { include: [['html']], exclude: [['body > header'], ['body > footer']] },
} satisfies Record<string, ElementContext>
type Place = keyof typeof places

const phone = { width: 390, height: 844 }

/** Checks the current page with axe in light and dark colors, reaching the state only once. */
export async function expectNoAxeViolations(page: Page, place: Place = 'screen'): Promise<void> {
  await expectNoneIn(page, 'dark', place)
  await expectNoneIn(page, 'light', place)
}

/**
 * The same, and again at phone size: devices differ only in styles, so the state need not be
 * reached again.
 */
export async function expectNoAxeViolationsOnAnyDevice(
  page: Page,
  place: Place = 'screen',
): Promise<void> {
  await expectNoAxeViolations(page, place)
  const open = await openLayers(page)
  const size = page.viewportSize()
  await resize(page, phone)
  expect(await openLayers(page), 'what is open stays open on a phone').toBe(open)
  // Colors depend on the scheme, not on the width.
  await expectNoneIn(page, 'light', place)
  if (size) await page.setViewportSize(size)
}

async function expectNoneIn(page: Page, colors: Colors, place: Place): Promise<void> {
  await page.emulateMedia({ colorScheme: colors })
  expect(await violations(page, rules[colors], place)).toEqual([])
}

/** Without toasts, which end by themselves. */
function openLayers(page: Page): Promise<number> {
  return page.locator(':popover-open:not([aria-label=Notifications]), dialog[open]').count()
}

/** Without passed rules, for speed, and without frames, which belong to other sites. */
async function violations(page: Page, runOnly: RunOnly, place: Place): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(source)
    await page.evaluate(rememberColors)
    await page.evaluate(rememberLooks)
  }
  return page.evaluate(
    async ([only, context]) => {
      const options = { runOnly: only, reporter: 'no-passes', iframes: false } as const
      const found = await globalThis.axe.run(context, options)
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
      )
    },
    [runOnly, places[place]] as const,
  )
}

/** Parsing the same few colors again for each element takes axe a third of its time. */
function rememberColors(): void {
  const { prototype } = globalThis.axe.commons.color.Color
  const parse = prototype.parseString
  const parsed = new Map<string, Pick<Color, 'r' | 'g' | 'b' | 'alpha'>>()
  prototype.parseString = function (text) {
    const known = parsed.get(text)
    if (known) return Object.assign(this, known)
    parse.call(this, text)
    const { r, g, b, alpha } = this
    parsed.set(text, { r, g, b, alpha })
    return this
  }
}

/**
 * Elements that look alike, up to the root of the page, are checked for contrast until one passes:
 * the days of a calendar and the texts of cards took axe most of its time.
 */
function rememberLooks(): void {
  const check = globalThis.axe._audit.checks['color-contrast']
  const evaluate = check.evaluate
  const passed = new Set<string>()
  const lookOf = (element: Element): string => {
    const { parentElement: parent } = element
    const { color, backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element)
    const own = [element.tagName, element.className, color, backgroundColor, backgroundImage]
    return [...own, opacity, position, parent ? lookOf(parent) : ''].join()
  }
  check.evaluate = function (element, ...more) {
    const { fontSize, fontWeight } = getComputedStyle(element)
    const look = [lookOf(element), fontSize, fontWeight].join()
    if (passed.has(look)) return true
    const result = evaluate.call(this, element, ...more)
    if (result === true) passed.add(look)
    return result
  }
}
