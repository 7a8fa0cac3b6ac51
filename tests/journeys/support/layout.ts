import { expect, type Locator, type Page } from '@playwright/test'

/** Fonts have loaded, so text has its final height. */
export async function fontsHaveLoaded(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
}

/** Resizes the window and waits until the page is painted: only then do all lengths follow. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(
    () => new Promise((paint) => requestAnimationFrame(() => requestAnimationFrame(paint))),
  )
}

/** Nothing sticks out of the window sideways or makes the page wider. */
export async function expectNoHorizontalScrolling(page: Page): Promise<void> {
  expect(await horizontalOverflow(page)).toEqual([])
}

/** Elements that widen the page or are cut off at its right, as opening tags. */
export async function horizontalOverflow(page: Page): Promise<string[]> {
  const { pageWidth, windowWidth } = await page.evaluate(() => ({
    pageWidth: document.documentElement.scrollWidth,
    windowWidth: document.documentElement.clientWidth,
  }))
  const tooWide = pageWidth > windowWidth ? [`the page is ${pageWidth} px wide`] : []
  return [...tooWide, ...(await stickingOut(page))]
}

/** Elements cut off at the right without a way to scroll there, as opening tags. */
function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const isScrolled = (element: Element): boolean => {
      const parent = element.parentElement
      if (!parent || parent === document.body) return false
      const { overflowX } = getComputedStyle(parent)
      return ['auto', 'scroll'].includes(overflowX) || isScrolled(parent)
    }
    // A frame may show a part of its picture, but never of a text.
    const isFramed = (element: Element) =>
      element instanceof HTMLImageElement && element.closest('.overflow-hidden') !== null
    const sticksOut = (element: Element) =>
      element.checkVisibility() && element.getBoundingClientRect().right > width + 1
    return Array.from(document.body.querySelectorAll(':not(svg *)'))
      .filter((element) => sticksOut(element) && !isScrolled(element) && !isFramed(element))
      .map((element) => element.outerHTML.slice(0, 200))
  })
}

/** Words printed over other words, as pairs; what stays in place while the page scrolls is left out. */
export function overprinted(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const unseen = '[inert], [aria-hidden=true], select, option'
    const isStill = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
        isStill(element.parentElement))
    // Such as lines beyond a clamp, and words for screen readers.
    const isCutOff = (element: Element | null, box: DOMRect): boolean => {
      if (!element) return false
      const frame = element.getBoundingClientRect()
      const isIn =
        Math.min(frame.bottom, box.bottom) - Math.max(frame.top, box.top) > box.height / 2 &&
        Math.min(frame.right, box.right) - Math.max(frame.left, box.left) > 2
      const isVisible = getComputedStyle(element).overflowY === 'visible'
      return (!isVisible && !isIn) || isCutOff(element.parentElement, box)
    }
    const lines: { element: Element; text: string; box: DOMRect }[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      const element = node.parentElement
      if (!node.textContent?.trim() || !element?.checkVisibility()) continue
      if (element.closest(unseen) || isStill(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) {
        if (isCutOff(element, box)) continue
        lines.push({ element, text: node.textContent.trim().slice(0, 40), box })
      }
    }
    lines.sort((one, other) => one.box.top - other.box.top)
    // Ascenders of one line may touch descenders of the one above.
    const isOver = (one: DOMRect, other: DOMRect) =>
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > one.height * 0.4 &&
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2
    return lines.flatMap(({ element, text, box }, index) => {
      const next = lines.slice(index + 1, index + 40)
      const covered = next.find((line) => line.element !== element && isOver(box, line.box))
      return covered ? [`'${text}' and '${covered.text}' are printed over each other`] : []
    })
  })
}

/** Elements that stay in place while the page scrolls, as opening tags. */
export function covering(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility())
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .map((element) => `covered by ${element.outerHTML.slice(0, 120)}`),
  )
}

/**
 * What makes the page wider than the window, without checking each element, and whether the header
 * fits on one line.
 */
export function widthProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const tooWide = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []
    const controls = [...document.querySelectorAll('body > header :is(a, button)')].filter(
      (control) => control.checkVisibility() && !control.closest('[popover]'),
    )
    const first = controls[0]?.getBoundingClientRect()
    const middle = first ? first.top + first.height / 2 : 0
    const isOff = (control: Element) => {
      const { top, bottom } = control.getBoundingClientRect()
      return top > middle || bottom < middle
    }
    return [...tooWide, ...controls.filter(isOff).map(({ textContent }) => `off: ${textContent}`)]
  })
}

/** Doubles the site's base font size. */
export const doubleText = 'html { font-size: 212.5% !important }'

/** Text spacing guests may set without losing content (WCAG 1.4.12). */
const spacedText =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

/** Checks the page with wider text spacing, and removes it afterwards. */
export async function withSpacedText<Seen>(page: Page, look: () => Promise<Seen>): Promise<Seen> {
  await adopt(page, spacedText)
  const seen = await look()
  await adopt(page, '')
  return seen
}

/** Bypasses the page's policy, like a browser's settings do. */
async function adopt(page: Page, content: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, content)
}

/** The number of visible text lines. */
export function linesShown(target: Locator): Promise<number> {
  return target.evaluate((element) =>
    Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
  )
}

/** Sums up layout shifts from the first paint. Call it before the visit. */
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
  /** Shifts right after an interaction do not count. */
  hadRecentInput: boolean
}
