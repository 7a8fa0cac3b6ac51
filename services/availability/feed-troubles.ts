import type { Day } from '#contracts/dates.ts'
import type { FeedTrouble } from '#contracts/feed-troubles.ts'
import { intersectRanges, mergeRanges, type NightRange } from '#contracts/night-ranges.ts'
import type { FeedHealth } from '#store/availability/feed-health.ts'
import { feedTroubleWords } from '#content/feed-troubles.ts'
import { shortDay } from '#contracts/date-formats.ts'
import { cabinBySlug } from '../cabins/cabin-names.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Notification } from '../notifications/to-owner.ts'

/** Occasional failures do not matter; after a day the last successful read expires. */
const failingFor = { hours: 2 }
const staleAfter = { hours: 24 }

/** By cabin, in the order of the setting. */
export type HealthOfFeeds = Readonly<Record<string, readonly FeedHealth[]>>

/** Feed troubles the owner should know about. `today` is in the property's zone. */
export function feedTroublesIn(
  health: HealthOfFeeds,
  { now, today }: { now: Temporal.Instant; today: Day },
): FeedTrouble[] {
  return Object.entries(health).flatMap(([cabin, feeds]) => [
    ...feeds.flatMap((feed, index) =>
      kindsOf(feed, now).map((kind) => ({
        kind,
        cabin,
        feeds: [index + 1],
        nights: kind === 'missing' ? spanOf(feed) : null,
      })),
    ),
    ...pairsOf(feeds).flatMap(([one, other]) =>
      conflictsBetween(staysOf(feeds[one]), staysOf(feeds[other]), today).map((nights) => ({
        kind: 'conflict' as const,
        cabin,
        feeds: [one + 1, other + 1],
        nights,
      })),
    ),
  ])
}

function staysOf(feed: FeedHealth | undefined): readonly NightRange[] {
  return feed?.known?.stays ?? []
}

/** From the first missing night to the morning after the last. */
function spanOf({ known }: FeedHealth): NightRange | null {
  const [first, last] = [known?.missing?.nights.at(0), known?.missing?.nights.at(-1)]
  return first && last ? { from: first.from, to: last.to } : null
}

function kindsOf({ failingSince, unreadable, known }: FeedHealth, now: Temporal.Instant) {
  const failsSince = (ago: { hours: number }) =>
    failingSince !== null && Temporal.Instant.compare(failingSince, now.subtract(ago)) <= 0
  return [
    failsSince(failingFor) && ('failing' as const),
    failsSince(staleAfter) && ('stale' as const),
    known?.missing?.isOneStay === false && ('missing' as const),
    unreadable > 0 && ('unreadable' as const),
  ].filter((kind) => kind !== false)
}

function pairsOf(feeds: readonly unknown[]): [number, number][] {
  return feeds.flatMap((_, one) =>
    feeds.slice(one + 1).map((__, offset): [number, number] => [one, one + 1 + offset]),
  )
}

/** Nights with different bookings in two feeds, unless one imported them from the other. */
function conflictsBetween(
  ours: readonly NightRange[],
  theirs: readonly NightRange[],
  today: Day,
): NightRange[] {
  // Many feeds omit past nights.
  const coming = (stays: readonly NightRange[]) => intersectEach(stays, today)
  const [some, others] = [coming(ours), coming(theirs)]
  const overlaps = some.flatMap((one) =>
    others
      .filter((other) => overlap(one, other))
      .filter((other) => !isMadeOf(one, others) && !isMadeOf(other, some))
      .flatMap((other) => intersectRanges([one], [other])),
  )
  return mergeRanges(overlaps)
}

function intersectEach(stays: readonly NightRange[], today: Day): NightRange[] {
  return stays
    .filter(({ to }) => to > today)
    .map(({ from, to }) => ({ from: from < today ? today : from, to }))
}

function overlap(one: NightRange, other: NightRange): boolean {
  return one.from < other.to && other.from < one.to
}

function isMadeOf(whole: NightRange, stays: readonly NightRange[]): boolean {
  const overlapping = stays.filter((stay) => overlap(stay, whole))
  const [merged, ...more] = mergeRanges(overlapping)
  return more.length === 0 && merged?.from === whole.from && merged.to === whole.to
}

/** Tells the owner about a problem with a cabin's feeds. */
export function feedTroubleNotification(
  { site, origin }: Pick<Dependencies, 'site' | 'origin'>,
  trouble: FeedTrouble,
): Notification {
  const cabin = cabinBySlug(site, trouble.cabin)?.name ?? trouble.cabin
  const { subject, text } = feedTroubleWords(trouble, cabin, shortDay)
  return {
    kind: 'feed-trouble',
    recipient: 'owner',
    subject,
    fields: [
      ['_subject', subject],
      ['_captcha', 'false'],
      ['message', text],
      ['dashboard', `${origin}/admin/dashboard`],
    ],
  }
}
