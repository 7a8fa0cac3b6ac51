import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Asks axe about the page as it is now. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
  expect(found).toEqual([])
}

/** The same in light and in dark colors, without reaching the state twice. */
export async function expectNoAxeViolationsInAnyColors(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect.poll(() => transitionsUnderWay(page)).toBe(0)
    await expectNoAxeViolations(page)
  }
}

/** Colors fade into each other, for an instant even where motion is reduced. */
function transitionsUnderWay(page: Page): Promise<number> {
  return page.evaluate(
    () => document.getAnimations().filter((each) => each instanceof CSSTransition).length,
  )
}
