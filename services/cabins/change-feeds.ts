import { randomUUID } from 'node:crypto'
import type { AdminCabin, NewFeed } from '#contracts/cabins.ts'
import { cabinLimits, feedMessages } from '#contracts/cabin-limits.ts'
import type { FeedOptions } from '#contracts/feed-options.ts'
import {
  allCabinFeeds,
  deleteCabinFeed,
  insertCabinFeed,
  updateCabinFeed,
} from '#store/cabins/cabin-feeds.ts'
import { inTransaction } from '#store/database.ts'
import { lockSite } from '#store/site/revisions.ts'
import type { Change } from '#store/values.ts'
import { countUp } from '#store/versions.ts'
import { missing } from '../errors.ts'
import { listCabinsForAdmin, type AdminCabinsDeps } from './admin-cabins.ts'
import { nightsOfFeed, refused } from './try-feed.ts'

/** Other servers read the calendars again when this counts up. */
export const feedsTopic = 'site:cabin-feeds'

/**
 * Gives a cabin a calendar, once it was read. Every server reads it from then on. Throws
 * `NotFoundError`, and `RuleError` if it can't be read.
 */
export async function addFeed(
  deps: AdminCabinsDeps,
  id: string,
  { feed, change }: { feed: NewFeed; change: Change },
): Promise<AdminCabin[]> {
  await assertCabin(deps, id)
  await nightsOfFeed(deps, feed)
  await inTransaction(deps.db, async (transaction) => {
    await lockSite(transaction)
    const own = (await allCabinFeeds(transaction)).filter((each) => each.cabin === id)
    if (own.some(({ address }) => address === feed.address)) throw refused(feedMessages.twice)
    if (own.length >= cabinLimits.feeds) throw refused(feedMessages.tooMany)
    await insertCabinFeed(transaction, { id: randomUUID(), cabin: id, ...feed }, change)
    await countUp(transaction, [feedsTopic])
  })
  await deps.feedControl.follow()
  return listCabinsForAdmin(deps)
}

/** Changes how a calendar is read. Throws `NotFoundError`. */
export async function changeFeed(
  deps: AdminCabinsDeps,
  { cabin, id }: { cabin: string; id: string },
  options: FeedOptions,
): Promise<AdminCabin[]> {
  await inTransaction(deps.db, async (transaction) => {
    await lockSite(transaction)
    if (!(await updateCabinFeed(transaction, { cabin, id }, options))) throw missing('calendar')
    await countUp(transaction, [feedsTopic])
  })
  await deps.feedControl.follow()
  return listCabinsForAdmin(deps)
}

/** Takes a calendar away; without any, those of the settings count. Throws `NotFoundError`. */
export async function removeFeed(
  deps: AdminCabinsDeps,
  id: string,
  feed: string,
): Promise<AdminCabin[]> {
  await assertCabin(deps, id)
  await inTransaction(deps.db, async (transaction) => {
    await lockSite(transaction)
    if (!(await deleteCabinFeed(transaction, { cabin: id, id: feed }))) throw missing('calendar')
    await countUp(transaction, [feedsTopic])
  })
  await deps.feedControl.follow()
  return listCabinsForAdmin(deps)
}

async function assertCabin(deps: AdminCabinsDeps, id: string): Promise<void> {
  const cabins = await listCabinsForAdmin(deps)
  if (!cabins.some((each) => each.id === id)) throw missing('cabin')
}
