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
  for (const { name, reach, hasToast = false, trouble } of states) {
    const tag = hasToast ? '@everywhere' : []
    test(`axe finds nothing on ${name}`, { tag }, async ({ page, visit, site, troubles }) => {
      if (trouble) troubles.expect(trouble)
      await reach(page, visit, site)
      await (hasToast ? expectNoAxeViolations(page) : expectNoAxeViolationsOnAnyDevice(page))
    })
  }
}
