import type { Site } from '../site/site.ts'
import type { AvailabilityFeeds } from './availability-feeds.ts'

/** The feeds of the cabins that guests see: nobody hears of the trouble of others. */
export function ofShownCabins(
  feeds: AvailabilityFeeds,
  site: Pick<Site, 'cabins'>,
): AvailabilityFeeds {
  const isShown = (slug: string) => site.cabins.some((cabin) => cabin.slug === slug)
  return {
    stateOf: (slug) => (isShown(slug) ? feeds.stateOf(slug) : null),
    ids: () => Object.fromEntries(Object.entries(feeds.ids()).filter(([slug]) => isShown(slug))),
  }
}
