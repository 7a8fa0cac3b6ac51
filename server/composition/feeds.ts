import { createFeedReader, FeedError, type FeedSetting } from '#integrations/availability/index.ts'
import { wait } from '#integrations/clock.ts'
import { createFeeds, type PolledFeeds } from '#services/availability/availability-feeds.ts'
import { readWindow } from '#services/availability/night-windows.ts'
import { feedsInUse, ownSetting, type FeedControl } from '#services/availability/own-feeds.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { readBase } from '#services/site-editing/site-source.ts'
import { allCabinFeeds } from '#store/cabins/cabin-feeds.ts'
import type { Environment } from '../environment.ts'
import { feedsBySlug, type Told } from './polled-sources.ts'

type Deps = Told & Pick<Dependencies, 'db' | 'siteSource'>

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
  { db, site, siteSource, clock, changes }: Deps,
): Promise<CabinCalendars> {
  const cabins = async () => {
    const { unpublished } = await readBase(db, siteSource)
    const later = [...unpublished].map((id) => ({ id, slug: id }))
    return [...site.cabins, ...site.retired, ...later]
  }
  const settings = async () => feedsInUse(given, await allCabinFeeds(db))
  const bySlug = async () => {
    const known = await cabins()
    const inUse = Object.entries(await settings())
    return Object.fromEntries(
      known.flatMap(({ id, slug }) =>
        inUse.flatMap(([of, feeds]) => (of === id ? [[slug, feeds]] : [])),
      ),
    )
  }
  feedsBySlug({ availabilityFeeds: given }, await cabins())
  // The worker thread that parses feeds starts with the first of them.
  const reader = createFeedReader()
  const timeZone = () => site.facts.timeZone
  const feeds = await bySlug()
  const polled = createFeeds({ clock, changes, timeZone, feeds, reader, wait })
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
      follow: async () => polled.replace(await bySlug()),
      async tryOut(feed) {
        const { address, ...rules } = ownSetting(given, feed)
        const window = readWindow(clock.today(timeZone()))
        const signal = AbortSignal.timeout(patienceMs)
        try {
          await reader.read(address, { ...rules, window, timeZone: timeZone() }, signal)
          return null
        } catch (error) {
          // Only these messages keep the address, a secret, to themselves.
          return error instanceof FeedError ? error.message : 'could not be read'
        }
      },
    },
  }
}
