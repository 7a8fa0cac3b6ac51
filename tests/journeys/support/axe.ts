import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What else axe asks is the same in any colors. */
const rulesOfColors = ['color-contrast', 'link-in-text-block']

/**
 * Asks axe about the page as it is now, in light and in dark colors, without reaching the state
 * twice.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await inColors(page, 'light')
  expect(await violations(axe(page).withTags(tags))).toEqual([])
  await inColors(page, 'dark')
  expect(await violations(axe(page).withRules(rulesOfColors))).toEqual([])
}

/** Quick: no page of its own for each result, nothing kept of what is right. Frames are of other sites. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
}

async function violations(builder: AxeBuilder): Promise<string[]> {
  const found = await builder.analyze()
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
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
