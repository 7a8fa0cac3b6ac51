import type { Prices } from '#contracts/site/prices.ts'
import type { Clock } from '#integrations/clock.ts'
import { cabinsPrefix } from '#services/site/parse-site.ts'
import type { Site } from '#services/site/site.ts'
import type { Database } from '#store/database.ts'
import { insertRevision } from '#store/site/revisions.ts'
import { instantToText } from '#store/values.ts'

/** What a night costs from, in whole US dollars: more for four guests, and while wildflowers bloom. */
const nightlyFor = (sleeps: number) => (sleeps > 2 ? 285 : 185)
const wildflowers = { season: 'Wildflowers', begins: '03-01', ends: '04-30' }
const dearer = 30

/** The owner of the demo has published prices. */
export async function storePrices(
  db: Database,
  { site, clock, admin }: { site: Site; clock: Clock; admin: string },
): Promise<void> {
  const createdAt = clock.now()
  for (const { id, sleeps } of site.cabins.filter(({ prices }) => !prices)) {
    const nightly = nightlyFor(sleeps)
    const prices: Prices = { nightly, seasons: [{ ...wildflowers, nightly: nightly + dearer }] }
    await insertRevision(db, {
      document: cabinsPrefix + id,
      changes: JSON.stringify({ prices: { set: prices } }),
      author: admin,
      createdAt,
      publishedAt: instantToText(createdAt),
    })
  }
}
