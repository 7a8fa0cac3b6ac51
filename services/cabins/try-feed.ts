import type { FeedReading, FeedTrial, NewFeed } from '#contracts/cabins.ts'
import { cabinLimits, feedMessages } from '#contracts/cabin-limits.ts'
import { usualFeedOptions } from '#contracts/feed-options.ts'
import { subtractRanges, type NightRange } from '#contracts/night-ranges.ts'
import type { FeedNights } from '#integrations/availability/index.ts'
import { allCabinFeeds } from '#store/cabins/cabin-feeds.ts'
import { missing, RuleError } from '../errors.ts'
import type { AdminCabinsDeps } from './admin-cabins.ts'

type Deps = Pick<AdminCabinsDeps, 'db' | 'site' | 'clock' | 'feedControl'>

/**
 * How a calendar of a cabin reads with the chosen options, and what changes by them. Nothing is
 * stored. Throws `NotFoundError`, and `RuleError` if it can't be read.
 */
export async function tryFeed(deps: Deps, cabin: string, trial: FeedTrial): Promise<FeedReading> {
  const known =
    'address' in trial ? { ...trial, ...usualFeedOptions } : await stored(deps, cabin, trial.id)
  const { transparentDays, end, zone } = trial
  const before = await nightsOfFeed(deps, known)
  const after = await nightsOfFeed(deps, { ...known, transparentDays, end, zone })
  const past = { from: '0000-01-01', to: deps.clock.today(deps.site.facts.timeZone) }
  const bookings = after.stays.filter(({ to }) => to > past.to).toSorted(byArrival)
  const differing = (one: FeedNights, other: FeedNights) =>
    subtractRanges(blockedIn(one), [...blockedIn(other), past])
  return {
    bookings: bookings.slice(0, cabinLimits.bookingsTried),
    more: Math.max(0, bookings.length - cabinLimits.bookingsTried),
    taken: differing(after, before),
    freed: differing(before, after),
    unreadable: after.unreadable,
  }
}

/** Throws `RuleError` if the calendar can't be read. */
export async function nightsOfFeed(
  { feedControl }: Pick<Deps, 'feedControl'>,
  feed: NewFeed,
): Promise<FeedNights> {
  const nights = await feedControl.read(feed)
  if (typeof nights === 'string') throw refused(feedMessages.unread(nights))
  return nights
}

export function refused(message: string): RuleError {
  return new RuleError(message, { address: message })
}

async function stored({ db }: Deps, cabin: string, id: string): Promise<NewFeed> {
  const feed = (await allCabinFeeds(db)).find((each) => each.cabin === cabin && each.id === id)
  if (!feed) throw missing('calendar')
  const { address, transparentDays, end, zone } = feed
  return { address, transparentDays, end, zone }
}

function blockedIn({ taken, notOpen, unknown }: FeedNights): NightRange[] {
  return [...taken, ...notOpen, ...unknown]
}

function byArrival(one: NightRange, other: NightRange): number {
  return one.from < other.from ? -1 : 1
}
