import { feedVariable } from '#contracts/feed-variable.ts'
import type { CabinDocument } from '#contracts/site/cabins.ts'
import {
  createFeedReader,
  FeedError,
  type FeedReader,
  type FeedSetting,
} from '#integrations/availability/index.ts'
import { wait } from '#integrations/clock.ts'
import {
  createFeeds,
  type FeedsDeps,
  type PolledFeeds,
} from '#services/availability/availability-feeds.ts'
import { memoryIn } from '#services/availability/feed-memory.ts'
import { readWindow } from '#services/availability/night-windows.ts'
import { feedsInUse, ownSetting, type FeedControl } from '#services/availability/own-feeds.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { cabinsPrefix } from '#services/site/parse-document.ts'
import { readBase } from '#services/site-editing/site-source.ts'
import { allCabinFeeds } from '#store/cabins/cabin-feeds.ts'
import { EnvironmentError, type Environment } from '../environment.ts'
import type { Told } from './parts.ts'

type Deps = Told & Pick<Dependencies, 'db' | 'siteSource'>
type Given = Environment['availabilityFeeds']
type Address = Pick<CabinDocument, 'id' | 'slug'>

export interface CabinCalendars {
  polled: PolledFeeds
  control: FeedControl
  /** Those in use at the moment, by cabin id. */
  settings: () => Promise<Readonly<Record<string, readonly FeedSetting[]>>>
}

const patienceMs = 20_000

/**
 * The calendars of all cabins that the owner has, also of those that guests don't see. Throws
 * `EnvironmentError` for settings that name no cabin.
 */
export async function calendarsOf(
  { availabilityFeeds: given }: Pick<Environment, 'availabilityFeeds'>,
  deps: Deps,
): Promise<CabinCalendars> {
  const { db, site, clock, changes } = deps
  const settings = async () => feedsInUse(given, await allCabinFeeds(db))
  const inUse = async () => bySlug(await everyCabin(deps), await settings())
  refuseUnknownCabins(given, await everyCabin(deps))
  // The worker thread that parses feeds starts with the first of them.
  const reader = createFeedReader()
  const timeZone = () => site.facts.timeZone
  const [feeds, memory] = [await inUse(), memoryIn(deps)]
  const polled = createFeeds({ clock, changes, timeZone, feeds, reader, memory, wait })
  await polled.recall()
  return {
    settings,
    polled: {
      ...polled,
      async stop() {
        await Promise.all([polled.stop(), reader.close()])
      },
    },
    control: {
      inSettings: Object.keys(given),
      async follow() {
        polled.replace(await inUse())
        await polled.recall()
      },
      read: readingOnce(given, reader, deps),
    },
  }
}

async function everyCabin({ db, site, siteSource }: Deps): Promise<Address[]> {
  const { unpublished } = await readBase(db, siteSource)
  const later = [...unpublished]
    .filter((document) => document.startsWith(cabinsPrefix))
    .map((document) => document.slice(cabinsPrefix.length))
    .map((id) => ({ id, slug: id }))
  return [...site.cabins, ...site.retired, ...later]
}

/** Throws `EnvironmentError` for settings that name no cabin. */
export function refuseUnknownCabins(given: Given, cabins: readonly Address[]): void {
  const strays = Object.keys(given).filter((id) => !cabins.some((cabin) => cabin.id === id))
  if (strays.length === 0) return
  const known = cabins.map(({ id }) => feedVariable(id)).join(', ')
  throw new EnvironmentError(
    strays.map((id) => `${feedVariable(id)}: there is no such cabin; the cabins have ${known}`),
  )
}

/** By the address of the cabin, for which one may have a name of its own. */
export function bySlug(
  cabins: readonly Address[],
  settings: Readonly<Record<string, readonly FeedSetting[]>>,
): FeedsDeps['feeds'] {
  return Object.fromEntries(
    cabins.flatMap(({ id, slug }) => (settings[id] ? [[slug, settings[id]]] : [])),
  )
}

function readingOnce(given: Given, reader: FeedReader, { clock, site }: Told): FeedControl['read'] {
  return async (feed) => {
    const { address, ...rules } = ownSetting(given, feed)
    const { timeZone } = site.facts
    const window = readWindow(clock.today(timeZone))
    try {
      const signal = AbortSignal.timeout(patienceMs)
      return await reader.read(address, { ...rules, window, timeZone }, signal)
    } catch (error) {
      // Only these messages keep the address, a secret, to themselves.
      return error instanceof FeedError ? error.message : 'could not be read'
    }
  }
}
