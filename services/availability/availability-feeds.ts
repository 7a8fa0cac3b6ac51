import { site } from '#content/site.ts'
import type { Clock } from '#integrations/clock.ts'
import type { FeedNights, FeedReader, FeedSetting } from '#integrations/availability/index.ts'
import type { Changes } from '../changes.ts'
import { calendarPace, createPolledSource, type PolledSourceOptions } from '../polled-source.ts'
import { cabinStateOf, type FeedState } from './cabin-state.ts'
import { watchFeed, type SeenFeed } from './feed-health.ts'
import { readWindow } from './night-windows.ts'

export type { FeedState } from './cabin-state.ts'

export interface AvailabilityFeeds {
  /** Of a cabin's slug; null when it has no feed. */
  stateOf(slug: string): FeedState | null
  /** How each feed of each cabin has been doing in this process, in the order of the setting. */
  health(): Readonly<Record<string, readonly SeenFeed[]>>
}

/** A feed of a cabin, by its place in the setting; its address is a secret. */
export interface FeedName {
  cabin: string
  feed: number
}

/** Feeds that are read by themselves; `report` hears of every new failure. */
export type PolledFeeds = AvailabilityFeeds & {
  start(report: (name: FeedName, failure: Error) => void): void
  stop(): Promise<void>
}

export type FeedsDeps = Pick<PolledSourceOptions<FeedNights>, 'wait'> & {
  /** iCal feeds by cabin slug. Their addresses are secrets: only `reader` is given one. */
  feeds: Readonly<Record<string, readonly FeedSetting[]>>
  reader: Pick<FeedReader, 'read'>
  clock: Clock
  changes: Pick<Changes, 'announce'>
}

/** A site without feeds: nothing is known of any cabin. */
export const noFeeds: PolledFeeds = {
  stateOf: () => null,
  health: () => ({}),
  start: () => {},
  stop: async () => {},
}

/**
 * Reads every feed every ten minutes, each on its own: one that hangs or fails leaves the others
 * alone, and its last good answer counts for a day. Asking never waits for a reading.
 */
export function createFeeds({ feeds, ...deps }: FeedsDeps): PolledFeeds {
  const { clock } = deps
  let tell: ((name: FeedName, failure: Error) => void) | undefined
  const cabins = new Map(
    Object.entries(feeds).map(([cabin, settings]) => [
      cabin,
      settings.map((setting, index) =>
        keep(setting, deps, (failure) => tell?.({ cabin, feed: index + 1 }, failure)),
      ),
    ]),
  )
  const all = [...cabins.values()].flat()
  return {
    stateOf(slug) {
      const sources = cabins.get(slug)
      if (!sources) return null
      const snapshots = sources.map(({ source }) => source.current())
      return cabinStateOf(snapshots, readWindow(clock.today(site.timeZone)))
    },
    health: () =>
      Object.fromEntries(
        [...cabins].map(([cabin, sources]) => [
          cabin,
          sources.map(({ health }) => health.current()),
        ]),
      ),
    start(report) {
      tell = report
      for (const { source } of all) source.start()
    },
    async stop() {
      await Promise.all(all.map(({ source }) => source.stop()))
    },
  }
}

function keep(
  { address, transparentDays }: FeedSetting,
  { reader, clock, changes, wait }: Omit<FeedsDeps, 'feeds'>,
  onFailure: (failure: Error) => void,
) {
  const health = watchFeed(clock)
  const source = createPolledSource<FeedNights>({
    read: (signal) => {
      const window = readWindow(clock.today(site.timeZone))
      const rules = { window, timeZone: site.timeZone, transparentDays }
      return health.watch(reader.read(address, rules, signal))
    },
    clock,
    wait,
    ...calendarPace,
    onChange() {
      changes.announce('availability')
      const { failure } = source.current()
      if (failure) onFailure(failure)
    },
  })
  return { source, health }
}
