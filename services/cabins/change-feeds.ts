import { randomUUID } from 'node:crypto'
import type { AdminCabin, NewFeed } from '#contracts/cabins.ts'
import { cabinLimits, feedMessages } from '#contracts/cabin-limits.ts'
import { feedKey, forgetFeedHealth } from '#store/availability/feed-health.ts'
import { allCabinFeeds, deleteCabinFeed, insertCabinFeed } from '#store/cabins/cabin-feeds.ts'
import { inTransaction, type Database } from '#store/database.ts'
import { lockSite } from '#store/site/revisions.ts'
import type { Change } from '#store/values.ts'
import { countUp } from '#store/versions.ts'
import { missing, RuleError } from '../errors.ts'
import { listCabinsForAdmin, type AdminCabinsDeps } from './admin-cabins.ts'

/** Other servers read the calendars again when this counts up. */
const feedsTopic = 'site:cabin-feeds'

/**
 * Gives a cabin a calendar, once it was read. Every server reads it from then on. Throws
 * `NotFoundError`, and `RuleError` if it can't be read.
 */
export async function addFeed(
  deps: AdminCabinsDeps,
  id: string,
  { feed, change }: { feed: NewFeed; change: Change },
): Promise<AdminCabin[]> {
  const cabin = await cabinWith(deps, id)
  const reason = await deps.feedControl.tryOut(feed)
  if (reason !== null) throw refused(feedMessages.unread(reason))
  await inTransaction(deps.db, async (transaction) => {
    await lockSite(transaction)
    const own = (await allCabinFeeds(transaction)).filter((each) => each.cabin === id)
    if (own.some(({ address }) => address === feed.address)) throw refused(feedMessages.twice)
    if (own.length >= cabinLimits.feeds) throw refused(feedMessages.tooMany)
    await insertCabinFeed(transaction, { id: randomUUID(), cabin: id, ...feed }, change)
    await noteChange(transaction, cabin)
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
  const cabin = await cabinWith(deps, id)
  await inTransaction(deps.db, async (transaction) => {
    await lockSite(transaction)
    if (!(await deleteCabinFeed(transaction, { cabin: id, id: feed }))) throw missing('calendar')
    await noteChange(transaction, cabin)
  })
  await deps.feedControl.follow()
  return listCabinsForAdmin(deps)
}

async function cabinWith(deps: AdminCabinsDeps, id: string): Promise<AdminCabin> {
  const cabin = (await listCabinsForAdmin(deps)).find((each) => each.id === id)
  if (!cabin) throw missing('cabin')
  return cabin
}

/** Calendars are known by their place, which now is another's. */
async function noteChange(transaction: Database, { slug }: AdminCabin): Promise<void> {
  const places = [...Array(cabinLimits.feeds).keys()]
  await forgetFeedHealth(
    transaction,
    places.map((place) => feedKey(slug, place)),
  )
  await countUp(transaction, [feedsTopic])
}

function refused(message: string): RuleError {
  return new RuleError(message, { address: message })
}
