import type { Clock } from '#integrations/clock.ts'
import type { FeedNights, FeedReader, FeedSetting } from '#integrations/availability/index.ts'
import type { Changes } from '../changes.ts'
import type { PolledSourceOptions } from '../polled-source.ts'
import { cabinStateOf, type FeedState } from './feed-state.ts'
import type { FeedMemory } from './feed-memory.ts'
import { keepFeed, type KeptFeed, keyOf } from './kept-feed.ts'
import { readWindow } from './night-windows.ts'

export interface AvailabilityFeeds {
  /** Null if the cabin has no feed. */
  stateOf(slug: string): FeedState | null
  /** The ids of each cabin's feeds, in the order of the setting. */
  ids(): Readonly<Record<string, readonly string[]>>
}

/** Identifies a feed by its index in the setting, because its URL is a secret. */
export interface FeedName {
  cabin: string
  feed: number
}

/** Feeds polled in the background; `report` is called for every new failure. */
export type PolledFeeds = AvailabilityFeeds & {
  start(report: (name: FeedName, failure: Error) => void): void
  /** From now on reads these; what is kept goes on as it was. */
  replace(feeds: FeedsDeps['feeds']): void
  /** Takes over what other servers know by now, and what the owner has confirmed. */
  recall(): Promise<void>
  stop(): Promise<void>
}

export type FeedsDeps = Pick<PolledSourceOptions<FeedNights>, 'wait'> & {
  /** iCal feeds by cabin slug. Their URLs are secrets and only passed to `reader`. */
  feeds: Readonly<Record<string, readonly FeedSetting[]>>
  reader: Pick<FeedReader, 'read'>
  memory: FeedMemory
  clock: Clock
  /** The property's at the moment, an IANA name. */
  timeZone: () => string
  changes: Pick<Changes, 'announce'>
}

/** For a site without feeds: nothing is known about any cabin. */
export const noFeeds: PolledFeeds = {
  stateOf: () => null,
  ids: () => ({}),
  start: () => {},
  replace: () => {},
  recall: async () => {},
  stop: async () => {},
}

/**
 * Reads every feed every ten minutes, independently: a feed that hangs or fails does not affect the
 * others, and its last successful read counts for a day. Requests never wait for a read.
 */
export function createFeeds({ feeds, ...deps }: FeedsDeps): PolledFeeds {
  const { clock, timeZone } = deps
  let tell: ((name: FeedName, failure: Error) => void) | undefined
  let cabins = new Map<string, KeptFeed[]>()
  const all = () => [...cabins.values()].flat()
  const stopping = new Set<Promise<void>>()

  const keptOf = (cabin: string, setting: FeedSetting): KeptFeed => {
    const key = keyOf(setting)
    const known = cabins.get(cabin)?.find((each) => each.key === key)
    if (known) return known
    const made: KeptFeed = keepFeed(setting, deps, (failure) => {
      const place = cabins.get(cabin)?.indexOf(made) ?? -1
      if (place !== -1) tell?.({ cabin, feed: place + 1 }, failure)
    })
    return made
  }
  const replace = (next: FeedsDeps['feeds']) => {
    const before = all()
    cabins = new Map(
      Object.entries(next).map(([cabin, settings]) => [
        cabin,
        settings.map((setting) => keptOf(cabin, setting)),
      ]),
    )
    const after = all()
    const gone = before.filter((each) => !after.includes(each))
    for (const { source } of gone) {
      const stopped = source.stop().finally(() => stopping.delete(stopped))
      stopping.add(stopped)
    }
    if (tell) for (const { source } of after) source.start()
    if (gone.length > 0 || after.length > before.length) deps.changes.announce('availability')
  }
  replace(feeds)
  return {
    replace,
    stateOf(slug) {
      const sources = cabins.get(slug)
      if (!sources) return null
      const snapshots = sources.map((feed) => feed.current())
      return cabinStateOf(snapshots, readWindow(clock.today(timeZone())))
    },
    ids: () =>
      Object.fromEntries([...cabins].map(([cabin, kept]) => [cabin, kept.map(({ id }) => id)])),
    async recall() {
      const stored = await deps.memory.recall()
      for (const feed of all()) {
        const known = stored.get(feed.id)?.known
        if (known) feed.recall(known)
      }
    },
    start(report) {
      tell = report
      for (const { source } of all()) source.start()
    },
    async stop() {
      await Promise.all([...stopping, ...all().map(({ source }) => source.stop())])
    },
  }
}
