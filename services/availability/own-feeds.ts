import type { FeedNights, FeedSetting } from '#integrations/availability/index.ts'
import type { NewFeed } from '#contracts/cabins.ts'
import type { CabinFeed } from '#store/cabins/cabin-feeds.ts'

type Feeds = Readonly<Record<string, readonly FeedSetting[]>>

/** The calendars of cabins, as far as the owner can change them. */
export interface FeedControl {
  /** Ids of the cabins with calendars in the settings. */
  inSettings: readonly string[]
  /** Reads a calendar once: its nights, or what it did instead ('answered 404'). */
  read: (feed: NewFeed) => Promise<FeedNights | string>
  /** From the end of the call on, what is stored is read on this server. */
  follow: () => Promise<void>
}

/**
 * The calendars in use by cabin id: those that the owner has given in the browser, otherwise those of
 * the settings. The owner's may lie in one's own network only on a host that the settings name.
 */
export function feedsInUse(given: Feeds, own: readonly CabinFeed[]): Feeds {
  const cabins = Map.groupBy(own, ({ cabin }) => cabin)
  const chosen = [...cabins].map(([cabin, feeds]) => [
    cabin,
    feeds.map(({ address, transparentDays, end, zone }) =>
      ownSetting(given, { address, transparentDays, end, zone }),
    ),
  ])
  return { ...given, ...(Object.fromEntries(chosen) as Feeds) }
}

/** A calendar given in the browser, as a setting. */
export function ownSetting(given: Feeds, feed: NewFeed): FeedSetting {
  const named = Object.values(given).flatMap((feeds) => feeds.map(({ address }) => hostOf(address)))
  return { ...feed, publicOnly: !named.includes(hostOf(feed.address)) }
}

/** With the port; says where a calendar is without giving away its secret. */
export function hostOf(address: string): string {
  return URL.parse(address)?.host ?? ''
}
