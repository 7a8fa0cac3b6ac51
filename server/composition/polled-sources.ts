import { readCalendar } from '#integrations/calendar.ts'
import { askCamera } from '#integrations/camera.ts'
import { type Clock, wait } from '#integrations/clock.ts'
import type { FeedsDeps } from '#services/availability/availability-feeds.ts'
import { createCamera, noCamera, type PolledCamera } from '#services/camera/camera.ts'
import type { Changes } from '#services/changes.ts'
import { createCalendar, noCalendar, type PolledCalendar } from '#services/events/calendar.ts'
import type { CabinDocument } from '#contracts/site/cabins.ts'
import type { Site } from '#services/site/site.ts'
import { EnvironmentError, type Environment } from '../environment.ts'
import { feedVariable } from '#contracts/feed-variable.ts'

export interface Told {
  clock: Clock
  changes: Changes
  site: Site
}

/** Without a calendar service there are only the site's own events. */
export function calendarOf({ calendar }: Environment, told: Told): PolledCalendar {
  if (!calendar) return noCalendar
  const { clock, site } = told
  const isOn = () => site.facts.features.eventsCalendar
  const read = (signal: AbortSignal) => readCalendar(calendar, { now: clock.now(), signal })
  return createCalendar({ ...told, read, isOn, wait })
}

/** Without a camera the screen says so. */
export function cameraOf(
  { cameraFeedUrl, publicUrl }: Environment,
  { clock, changes, site }: Told,
): PolledCamera {
  if (cameraFeedUrl === null) return noCamera
  const settings = { address: cameraFeedUrl, origin: publicUrl }
  const isOn = () => site.facts.features.camera
  return createCamera({ clock, changes, ...settings, isOn, ask: askCamera, wait })
}

/** Feeds by cabin slug. Throws `EnvironmentError` for variables that name no cabin. */
export function feedsBySlug(
  { availabilityFeeds: given }: Pick<Environment, 'availabilityFeeds'>,
  cabins: readonly Pick<CabinDocument, 'id' | 'slug'>[],
): FeedsDeps['feeds'] {
  const strays = Object.keys(given).filter((id) => !cabins.some((cabin) => cabin.id === id))
  if (strays.length > 0) {
    const known = cabins.map(({ id }) => feedVariable(id)).join(', ')
    throw new EnvironmentError(
      strays.map((id) => `${feedVariable(id)}: there is no such cabin; the cabins have ${known}`),
    )
  }
  return Object.fromEntries(
    cabins.flatMap(({ id, slug }) => (given[id] ? [[slug, given[id]]] : [])),
  )
}
