import { cabins } from '#content/cabins.ts'
import type { Availability } from '#contracts/availability.ts'
import { startFeeds, type FeedBehaviour } from '../../fakes/feed.ts'
import { calendarOf, type Booking } from '../../fakes/feed-calendar.ts'
import { test as base, expect } from '../fixtures.ts'
import { inDays } from './days.ts'
import { startSite, type Site } from './site.ts'

/** Feed behaviours by cabin slug; other cabins have no feed. */
export type Feeds = Readonly<Record<string, FeedBehaviour>>

interface WorkerFixtures {
  feeds: Feeds
  feedSite: Site
}

/** Journeys on a site with these feeds, shared by all journeys of a file. */
export const test = base.extend<object, WorkerFixtures>({
  feeds: [{}, { option: true, scope: 'worker' }],

  feedSite: [
    async ({ feeds }, provide) => {
      const partner = await startFeeds()
      for (const [slug, behaviour] of Object.entries(feeds)) partner.behave(slug, behaviour)
      const site = await startSite(addressesOf(feeds, partner.addressOf))
      await expect.poll(() => settled(site, feeds)).toBe(true)
      await provide(site)
      await site.stop()
      await partner.close()
    },
    { scope: 'worker' },
  ],

  site: async ({ feedSite }, provide) => {
    await feedSite.forgetReferrals()
    await provide(feedSite)
  },
})

/** A feed with these stays, in days from today, from check-in to check-out. */
export function bookedFrom(...stays: readonly [arrival: number, leaving: number][]): FeedBehaviour {
  const bookings = stays.map(([arrival, leaving]): Booking => ({
    checkIn: inDays(arrival),
    checkOut: inDays(leaving),
  }))
  return { kind: 'text', text: calendarOf(bookings) }
}

/** Feeds for all six cabins: the given ones, and free ones. */
export function feedsOfAll(own: Feeds): Feeds {
  return { ...Object.fromEntries(cabins.map(({ slug }) => [slug, bookedFrom()])), ...own }
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
