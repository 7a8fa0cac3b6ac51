import type { Database } from '#store/database.ts'
import {
  feedKey,
  forgetFeedHealth,
  readFeedHealth,
  writeFeedHealth,
  type HealthOfFeeds,
} from '#store/availability/feed-health.ts'
import { healthAfter, noHealth, type SeenFeed } from './feed-health.ts'

/** Adds what this process has seen to what was known before, and stores what has changed. */
export async function rememberFeeds(
  db: Database,
  seen: Readonly<Record<string, readonly SeenFeed[]>>,
): Promise<HealthOfFeeds> {
  const before = await readFeedHealth(db)
  const health: HealthOfFeeds = Object.fromEntries(
    Object.entries(seen).map(([cabin, feeds]) => [
      cabin,
      feeds.map((feed, place) => healthAfter(before.get(feedKey(cabin, place)) ?? noHealth, feed)),
    ]),
  )
  const now = new Map(
    Object.entries(health).flatMap(([cabin, feeds]) =>
      feeds.map((feed, place) => [feedKey(cabin, place), feed] as const),
    ),
  )
  for (const [key, feed] of now) {
    if (JSON.stringify(before.get(key)) !== JSON.stringify(feed))
      await writeFeedHealth(db, key, feed)
  }
  await forgetFeedHealth(
    db,
    [...before.keys()].filter((key) => !now.has(key)),
  )
  return health
}
