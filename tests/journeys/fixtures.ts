import { test as base, expect, type Page, type Response } from '@playwright/test'
import { storeSampleData } from '#tests/fixtures/sample-data/sample-data.ts'
import { systemClock } from '#integrations/clock.ts'
import { sampleSite } from '../fixtures/property.ts'
import { SharedSites } from './support/shared-sites.ts'
import { startSite, type Site } from './support/site.ts'
import { Troubles } from './support/troubles.ts'

export { expect }

interface Options {
  /** A separate site, with its own data and page cache, for journeys that add data. */
  hasOwnSite: boolean
  /** Additional environment variables of that site. */
  ownSettings: Record<string, string>
  /** A site with the demo's data, shared by all journeys that ask for it. */
  hasSampleData: boolean
}

interface Fixtures {
  site: Site
  /** Fails the journey on unnoticed problems, see `Troubles`. */
  troubles: Troubles
  /** Opens a screen and waits until it is hydrated. */
  visit: (path: string) => Promise<Response | null>
}

interface WorkerFixtures {
  sharedSites: SharedSites
}

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  hasOwnSite: [false, { option: true }],
  ownSettings: [{}, { option: true }],
  hasSampleData: [false, { option: true }],

  sharedSites: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
    async ({}, provide) => {
      const sites = new SharedSites()
      await provide(sites)
      await sites.stop()
    },
    { scope: 'worker' },
  ],

  site: async ({ sharedSites, hasOwnSite, ownSettings, hasSampleData }, provide) => {
    const site = hasSampleData
      ? await sharedSites.get('sample data', () => startSite({}, storeDemoData))
      : hasOwnSite
        ? await startSite(ownSettings)
        : await sharedSites.get('plain', startSite)
    await site.forgetReferrals()
    await provide(site)
    if (hasOwnSite) await site.stop()
  },

  baseURL: async ({ site }, provide) => provide(site.origin),

  troubles: [
    async ({ context }, provide) => {
      const troubles = new Troubles(context)
      await provide(troubles)
      expect(troubles.unexpected(), 'nothing goes wrong unseen').toEqual([])
    },
    { auto: true },
  ],

  visit: async ({ page }, provide) => {
    await provide(async (path) => {
      const response = await page.goto(path)
      await untilHydrated(page)
      return response
    })
  },
})

function storeDemoData(folder: string): Promise<void> {
  return storeSampleData({ folder, clock: systemClock, site: sampleSite })
}

/** Resolves once React has hydrated the page; from then on the router restores scrolling. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
}
