import { expect, type Locator, type Page } from '@playwright/test'

/** Text has the letters, and so the height, that it will keep. */
export async function fontsHaveCome(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
}

/** Nothing reaches out of the window sideways, and nothing makes the page wider than it. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  expect(await sidewaysTroubles(page)).toEqual([])
}

/** What makes the page wider than the window, or is cut off at its right: as opening tags. */
export async function sidewaysTroubles(page: Page): Promise<string[]> {
  const { pageWidth, windowWidth } = await page.evaluate(() => ({
    pageWidth: document.documentElement.scrollWidth,
    windowWidth: document.documentElement.clientWidth,
  }))
  const tooWide = pageWidth > windowWidth ? [`the page is ${pageWidth} px wide`] : []
  return [...tooWide, ...(await stickingOut(page))]
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

/** What keeps its place while the page is scrolled, as opening tags. */
export function covering(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility())
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .map((element) => `covered by ${element.outerHTML.slice(0, 120)}`),
  )
}

/** What makes the page wider than the window, without looking at each element, and whether all of the header is on one line. */
export function widthTroubles(page: Page): Promise<string[]> {
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

/** The base size of the project's text, doubled. */
export const doubleText = 'html { font-size: 212.5% !important }'

/** What guests may set themselves without losing anything (WCAG 1.4.12). */
const spacedText =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

export function withDoubleText<Seen>(page: Page, look: () => Promise<Seen>): Promise<Seen> {
  return withStyle(page, doubleText, look)
}

export function withSpacedText<Seen>(page: Page, look: () => Promise<Seen>): Promise<Seen> {
  return withStyle(page, spacedText, look)
}

/** Looks at the page under a style of the guest's own, and takes that away again. */
async function withStyle<Seen>(page: Page, content: string, look: () => Promise<Seen>) {
  await adopt(page, content)
  const seen = await look()
  await adopt(page, '')
  return seen
}

/** As a browser's own settings do, past the page's policy. */
async function adopt(page: Page, content: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, content)
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
