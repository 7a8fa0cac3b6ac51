import type { Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { expectNoAxeViolations, expectNoAxeViolationsOnAnyDevice } from './axe.ts'
import type { Site } from './site.ts'

export type Visit = (path: string) => Promise<unknown>

/** A state of a screen that axe is asked about. */
export interface State {
  name: string
  reach: (page: Page, visit: Visit, site: Site) => Promise<void>
  /** A toast goes before both devices have been looked at: such a state is reached on each. */
  hasToast?: boolean
  /** What goes wrong in the browser on the way there. */
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
