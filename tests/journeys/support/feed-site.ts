import { sampleSite } from '#tests/fixtures/property.ts'
import type { Availability } from '#contracts/availability.ts'
import { startFeeds, type FeedBehaviour } from '../../fakes/feed.ts'
import { calendarOf, type Booking } from '../../fakes/feed-calendar.ts'
import { test as base, expect } from '../fixtures.ts'
import { inDays } from './days.ts'
import { startSite, type Site } from './site.ts'

/** Feed behaviours by cabin slug; other cabins have no feed. */
export type Feeds = Readonly<Record<string, FeedBehaviour>>

/** Journeys on a site with these feeds, shared by all journeys with the same. */
export const test = base.extend<{ feeds: Feeds }>({
  // Not for the worker: each file would start a browser of its own.
  feeds: [{}, { option: true }],

  site: async ({ sharedSites, feeds }, provide) => {
    const site = await sharedSites.get(JSON.stringify(feeds), () => startFeedSite(feeds))
    await site.forgetReferrals()
    await provide(site)
  },
})

async function startFeedSite(feeds: Feeds): Promise<Site> {
  const partner = await startFeeds()
  for (const [slug, behaviour] of Object.entries(feeds)) partner.behave(slug, behaviour)
  const site = await startSite(addressesOf(feeds, partner.addressOf))
  await expect.poll(() => settled(site, feeds)).toBe(true)
  const stop = async () => {
    await site.stop()
    await partner.close()
  }
  return { ...site, stop }
}

/** A feed with these stays, in days from today, from check-in to check-out. */
export function bookedFrom(...stays: readonly [arrival: number, leaving: number][]): FeedBehaviour {
  const bookings = stays.map(([arrival, leaving]): Booking => ({
    checkIn: inDays(arrival),
    checkOut: inDays(leaving),
  }))
  return { kind: 'text', text: calendarOf(bookings) }
}

/** Feeds for all cabins: the given ones, and free ones. */
export function feedsOfAll(own: Feeds): Feeds {
  return {
    ...Object.fromEntries(sampleSite.cabins.map(({ slug }) => [slug, bookedFrom()])),
    ...own,
  }
}

function addressesOf(feeds: Feeds, addressOf: (name: string) => string): Record<string, string> {
  const variable = (slug: string) => `AVAILABILITY_FEED_${slug.toUpperCase().replaceAll('-', '_')}`
  return Object.fromEntries(Object.keys(feeds).map((slug) => [variable(slug), addressOf(slug)]))
}

/** Every feed has been read, or has failed, once. */
async function settled({ origin }: Site, feeds: Feeds): Promise<boolean> {
  const answers = await Promise.all(
    Object.keys(feeds).map(async (slug) => {
      const response = await fetch(`${origin}/api/availability/${slug}`)
      return (await response.json()) as Availability
    }),
  )
  return answers.every(({ updatedAt, error }) => updatedAt !== null || error !== null)
}
