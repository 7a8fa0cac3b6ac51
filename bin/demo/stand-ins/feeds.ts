import { cabins } from '#content/cabins.ts'
import { systemClock } from '#integrations/clock.ts'
import { startFeeds, type FeedBehaviour, type FeedFake } from '#tests/fakes/feed.ts'
import { calendarOf } from '#tests/fakes/feed-calendar.ts'
import { sampleBookings } from '../sample-bookings.ts'
import type { Opened } from './open.ts'
import { standIn, type StandIn } from './stand-in.ts'

/** The booking partner's feeds, one for each cabin. */
export async function openFeeds(port: number): Promise<Opened> {
  const partner = await startFeeds({ port })
  return {
    services: cabins.map(({ slug, name }) => feedOf(partner, slug, name)),
    settings: Object.fromEntries(
      cabins.map(({ slug }) => [variable(slug), partner.addressOf(slug)]),
    ),
    close: () => partner.close(),
  }
}

/** The setting of a cabin's feed. */
function variable(slug: string): string {
  return `AVAILABILITY_FEED_${slug.toUpperCase().replaceAll('-', '_')}`
}

function feedOf(partner: FeedFake, slug: string, name: string): StandIn {
  return standIn<FeedBehaviour>({
    id: `feed-${slug}`,
    name: `Bookings of ${name}`,
    seenAt: slug === 'texas-sage' ? '/book-now' : `/cabins/${slug}`,
    lie: 'that it is compressed',
    behaviours: {
      work: { kind: 'text', text: calendarOf(sampleBookings(slug, systemClock)) },
      fail: { kind: 'status', status: 503 },
      refuse: { kind: 'status', status: 403 },
      lie: { kind: 'lie', encoding: 'gzip' },
      hang: { kind: 'hang' },
      slow: { kind: 'drip' },
      garbage: { kind: 'garbage' },
      huge: { kind: 'bomb' },
    },
    apply: (behaviour) => partner.behave(slug, behaviour),
    requests: () => partner.requests.items.filter(({ path }) => path === `/${slug}.ics`).length,
  })
}
