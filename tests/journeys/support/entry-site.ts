import { test as base } from '../fixtures.ts'
import { openContest } from './contests.ts'
import { enterForReal } from './entries.ts'
import { startSite, type Site } from './site.ts'

/** Journeys that look at one uploaded entry of a shared site and change nothing. */
export const test = base.extend({
  site: async ({ sharedSites }, provide) => {
    await provide(await sharedSites.get('entry', startEntrySite))
  },
})

async function startEntrySite(): Promise<Site> {
  const site = await startSite()
  const { id } = await openContest(site)
  await enterForReal(site, id)
  return site
}
