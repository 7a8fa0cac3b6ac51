import { site } from '#content/site.ts'
import { availabilityMessages } from '#contracts/messages.ts'
import { addDays } from '#contracts/day-arithmetic.ts'
import type { CabinNights } from '#contracts/nights.ts'
import type { Clock } from '#integrations/clock.ts'
import {
  FeedError,
  type FeedNights,
  type FeedReader,
  type ReadingRules,
} from '#integrations/feeds/index.ts'
import type { Changes } from '../changes.ts'
import { calendarPace, createKeptCopy, type KeptCopy, type KeptCopyParts } from '../kept-copy.ts'
import { allUnknown, readWindow } from './windows.ts'

/** What is known of the bookings of one cabin. */
export type FeedState = {
  /** While nothing (still) counts, all of them are unknown. */
  nights: CabinNights
  updatedAt: Temporal.Instant | null
  /** When `nights` stop counting if nothing better is read; null while nothing counts. */
  countsUntil: Temporal.Instant | null
  /** What guests are told (specification, section 8); null when nothing failed. */
  error: string | null
}

export type AvailabilityFeeds = {
  /** Of a cabin's slug; null when it has no feed. */
  stateOf(slug: string): FeedState | null
}

/** Feeds that are read by themselves; `report` hears of every new failure. */
export type KeptFeeds = AvailabilityFeeds & {
  start(report: (slug: string, failure: Error) => void): void
  stop(): Promise<void>
}

export type FeedsParts = Pick<KeptCopyParts<FeedNights>, 'schedule'> & {
  /** iCal addresses by cabin slug. They are secrets: nobody but `reader` is given one. */
  addresses: Readonly<Record<string, string>>
  reader: Pick<FeedReader, 'read'>
  clock: Clock
  changes: Pick<Changes, 'announce'>
}

/** A site without feeds: nothing is known of any cabin. */
export const noFeeds: KeptFeeds = {
  stateOf: () => null,
  start: () => {},
  stop: async () => {},
}

/**
 * Reads the feed of every cabin every ten minutes, each for itself: one that hangs or fails leaves
 * the others alone, and its last good answer counts for a day. Nobody who asks waits.
 */
export function createFeeds({ addresses, reader, changes, ...parts }: FeedsParts): KeptFeeds {
  const { clock, schedule } = parts
  let tell: ((slug: string, failure: Error) => void) | undefined
  const keep = (slug: string, address: string): KeptCopy<FeedNights> => {
    const copy = createKeptCopy<FeedNights>({
      read: (signal) => reader.read(address, rulesFor(clock), signal),
      clock,
      schedule,
      ...calendarPace,
      onChange() {
        changes.announce('availability')
        const { failure } = copy.current()
        if (failure) tell?.(slug, failure)
      },
    })
    return copy
  }
  const copies = new Map(
    Object.entries(addresses).map(([slug, address]) => [slug, keep(slug, address)]),
  )
  return {
    stateOf(slug) {
      const copy = copies.get(slug)
      return copy ? stateOf(copy, clock) : null
    },
    start(report) {
      tell = report
      for (const copy of copies.values()) copy.start()
    },
    async stop() {
      await Promise.all(Array.from(copies.values(), (copy) => copy.stop()))
    },
  }
}

function rulesFor(clock: Clock): ReadingRules {
  const { from, to } = readWindow(clock.today(site.timeZone))
  return { from, to: addDays(to, -1), timeZone: site.timeZone }
}

function stateOf(copy: KeptCopy<FeedNights>, clock: Clock): FeedState {
  const { value, updatedAt, failure } = copy.current()
  return {
    nights: value ? { ...value, unknown: [] } : allUnknown(readWindow(clock.today(site.timeZone))),
    updatedAt,
    countsUntil: updatedAt?.add({ milliseconds: calendarPace.staleForMs }) ?? null,
    error: failure && sentenceOf(failure),
  }
}

function sentenceOf(failure: Error): string {
  const { fetchFailed, loadFailed } = availabilityMessages
  const isAnswer = failure instanceof FeedError && failure.status !== null
  return isAnswer ? fetchFailed(failure.status) : loadFailed
}
