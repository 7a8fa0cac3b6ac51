import type { Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { expectNoAxeViolations, expectNoAxeViolationsOnAnyDevice } from './axe.ts'
import type { Site } from './site.ts'

export type Visit = (path: string) => Promise<unknown>

/** A screen's state to check with axe. */
export interface State {
  name: string
  reach: (page: Page, visit: Visit, site: Site) => Promise<void>
  /** A toast disappears before both devices are checked: such a state is reached on each. */
  hasToast?: boolean
  /** An expected browser error on the way there. */
  trouble?: RegExp
}

export function expectAxeToPass(states: readonly State[]): void {
  for (const state of states) expectAxeToPassInTurn([state])
}

/**
 * The same for states that one page goes through, one after the other: all share a site and its
 * data. The header and footer of a screen are looked at in its first state.
 */
export function expectAxeToPassInTurn(states: readonly State[]): void {
  const tag = states.some(({ hasToast }) => hasToast) ? '@everywhere' : []
  const title = `axe finds nothing on ${states.map(({ name }) => name).join(', then ')}`
  test(title, { tag }, async ({ page, visit, site, troubles }) => {
    // Each state may take as long as a journey.
    test.setTimeout(test.info().timeout * states.length)
    const seen = new Set<string>()
    for (const { name, reach, hasToast, trouble } of states) {
      if (trouble) troubles.expect(trouble)
      await test.step(name, async () => {
        await reach(page, visit, site)
        const { pathname } = new URL(page.url())
        const place = seen.has(pathname) ? 'state' : 'screen'
        seen.add(pathname)
        const look = hasToast ? expectNoAxeViolations : expectNoAxeViolationsOnAnyDevice
        await look(page, place)
      })
    }
  })
}
