import type { Clock } from '#integrations/clock.ts'
import {
  type FeedNights,
  type FeedReader,
  type FeedSetting,
  FeedError,
} from '#integrations/availability/index.ts'
import type { Changes } from '../changes.ts'
import {
  calendarPace,
  createPolledSource,
  type PolledSourceOptions,
  type Snapshot,
} from '../polled-source.ts'
import { watchFeed, type SeenFeed } from './feed-health.ts'
import { readWindow } from './night-windows.ts'
import { availabilityMessages } from '#contracts/messages.ts'
import { mergeRanges, subtractRanges, type NightRange } from '#contracts/night-ranges.ts'
import { withUnverifiedNights, type CabinNights } from '#contracts/nights.ts'

export interface AvailabilityFeeds {
  /** Null if the cabin has no feed. */
  stateOf(slug: string): FeedState | null
  /** Feed health of each cabin in this process, in the order of the setting. */
  health(): Readonly<Record<string, readonly SeenFeed[]>>
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
  stop(): Promise<void>
}

export type FeedsDeps = Pick<PolledSourceOptions<FeedNights>, 'wait'> & {
  /** iCal feeds by cabin slug. Their URLs are secrets and only passed to `reader`. */
  feeds: Readonly<Record<string, readonly FeedSetting[]>>
  reader: Pick<FeedReader, 'read'>
  clock: Clock
  /** The property's at the moment, an IANA name. */
  timeZone: () => string
  changes: Pick<Changes, 'announce'>
}

/** For a site without feeds: nothing is known about any cabin. */
export const noFeeds: PolledFeeds = {
  stateOf: () => null,
  health: () => ({}),
  start: () => {},
  replace: () => {},
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
    const key = JSON.stringify(setting)
    const known = cabins.get(cabin)?.find((each) => each.key === key)
    if (known) return known
    const made: KeptFeed = {
      key,
      ...keep(setting, deps, (failure) => {
        const place = cabins.get(cabin)?.indexOf(made) ?? -1
        if (place !== -1) tell?.({ cabin, feed: place + 1 }, failure)
      }),
    }
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
      const snapshots = sources.map(({ source }) => source.current())
      return cabinStateOf(snapshots, readWindow(clock.today(timeZone())))
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
      for (const { source } of all()) source.start()
    },
    async stop() {
      await Promise.all([...stopping, ...all().map(({ source }) => source.stop())])
    },
  }
}

type KeptFeed = ReturnType<typeof keep> & { /** Its setting, a secret. */ key: string }

function keep(
  { address, transparentDays, publicOnly = false }: FeedSetting,
  { reader, clock, timeZone, changes, wait }: Omit<FeedsDeps, 'feeds'>,
  onFailure: (failure: Error) => void,
) {
  const health = watchFeed(clock)
  const source = createPolledSource<FeedNights>({
    read: (signal) => {
      const zone = timeZone()
      const window = readWindow(clock.today(zone))
      const rules = { window, timeZone: zone, transparentDays, publicOnly }
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

/** What is known about one cabin's bookings. */
export interface FeedState {
  /**
   * A night is booked if any feed says so. While a feed's last read failed, or it has not been
   * read, all other nights are unknown: a night is free only if every feed says so.
   */
  nights: CabinNights
  /** Time of the oldest read in use; null if there is none. */
  updatedAt: Temporal.Instant | null
  /** When the first of these reads expires; null if there is none. */
  countsUntil: Temporal.Instant | null
  /** Message for guests (specification, section 8); null if nothing failed. */
  error: string | null
  /** For a cabin without a feed, of which only closed nights are known. */
  isFeedless?: true
}

/** Merges the states of a cabin's feeds. */
export function cabinStateOf(
  snapshots: readonly Snapshot<FeedNights>[],
  window: NightRange,
): FeedState {
  const values = snapshots.flatMap(({ value }) => value ?? [])
  const readings = snapshots.flatMap(({ updatedAt }) => updatedAt ?? [])
  const [updatedAt = null] = readings.toSorted((a, b) => Temporal.Instant.compare(a, b))
  const failure = snapshots.find((snapshot) => snapshot.failure)?.failure ?? null
  return {
    nights: nightsOf(values, {
      window,
      isCurrent: failure === null && snapshots.every(({ value }) => value !== null),
    }),
    updatedAt,
    countsUntil: updatedAt?.add({ milliseconds: calendarPace.staleForMs }) ?? null,
    error: failure && sentenceOf(failure),
  }
}

function nightsOf(
  values: readonly FeedNights[],
  { window, isCurrent }: { window: NightRange; isCurrent: boolean },
): CabinNights {
  const taken = mergeRanges(values.flatMap((value) => value.taken))
  const notOpen = subtractRanges(
    values.flatMap((value) => value.notOpen),
    taken,
  )
  return isCurrent
    ? { taken, notOpen, unknown: [] }
    : withUnverifiedNights({ taken, notOpen }, window)
}

function sentenceOf(failure: Error): string {
  const { fetchFailed, loadFailed } = availabilityMessages
  const isAnswer = failure instanceof FeedError && failure.status !== null
  return isAnswer ? fetchFailed(failure.status) : loadFailed
}
