import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { fontsHaveCome, sidewaysTroubles, withSpacedText } from '../support/layout.ts'
import { adminScreens, screens, statusOf } from '../support/screens.ts'
import { signIn } from '../support/sign-in.ts'

/** What 400 % leave of a window of 1280 by 1024 px (WCAG 1.4.10). */
const quarter = { width: 320, height: 256 }

/** Some thirty screens, also on a busy machine. */
const patienceMs = 300_000

test.use({ hasOwnSite: true, hasSampleData: true, viewport: quarter })

test('at 400 % nothing covers a page of guests, and nothing needs scrolling sideways', async ({
  page,
  visit,
  troubles,
}) => {
  test.setTimeout(patienceMs)
  troubles.expect(/status of 404/)
  const found: string[] = []
  for (const path of [...screens, '/contest/rules/1', '/events/blanco-lavender-weekend-2025-06']) {
    expect((await visit(path))?.status(), path).toBe(statusOf(path))
    found.push(...(await troublesOn(page, path)))
  }
  expect(found).toEqual([])
})

test('at 400 % nothing covers a screen of the owner, and nothing needs scrolling sideways', async ({
  page,
  visit,
}) => {
  test.setTimeout(patienceMs)
  await signIn(page)
  const found: string[] = []
  for (const path of adminScreens) {
    await visit(path)
    await page.waitForLoadState('networkidle')
    found.push(...(await troublesOn(page, path)))
  }
  expect(found).toEqual([])
})

async function troublesOn(page: Page, path: string): Promise<string[]> {
  await fontsHaveCome(page)
  const found = [
    ...(await covering(page)),
    ...(await sidewaysTroubles(page)),
    ...(await withSpacedText(page, () => sidewaysTroubles(page))),
  ]
  return found.map((trouble) => `${path}: ${trouble}`)
}

/** What keeps its place while the page is scrolled, as opening tags. */
function covering(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility())
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .map((element) => `covered by ${element.outerHTML.slice(0, 120)}`),
  )
}
