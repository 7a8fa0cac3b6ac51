import { readCalendar } from '#integrations/calendar.ts'
import { askCamera } from '#integrations/camera.ts'
import { type Clock, wait } from '#integrations/clock.ts'
import { createFeedReader } from '#integrations/availability/index.ts'
import { createFeeds, type PolledFeeds } from '#services/availability/availability-feeds.ts'
import { createCamera, noCamera, type PolledCamera } from '#services/camera/camera.ts'
import type { Changes } from '#services/changes.ts'
import { createCalendar, noCalendar, type PolledCalendar } from '#services/events/calendar.ts'
import type { Environment } from '../environment.ts'

interface Told {
  clock: Clock
  changes: Changes
}

/** Without a calendar service there are only the site's own events. */
export function calendarOf({ calendar }: Environment, told: Told): PolledCalendar {
  if (!calendar) return noCalendar
  const { clock } = told
  const read = (signal: AbortSignal) => readCalendar(calendar, { now: clock.now(), signal })
  return createCalendar({ ...told, read, wait })
}

/** Without a camera the screen says so. */
export function cameraOf({ cameraFeedUrl, publicUrl }: Environment, told: Told): PolledCamera {
  if (cameraFeedUrl === null) return noCamera
  const settings = { address: cameraFeedUrl, origin: publicUrl }
  return createCamera({ ...told, ...settings, ask: askCamera, wait })
}

/** The worker thread that parses feeds starts with the first of them. */
export function feedsOf({ availabilityFeeds }: Environment, told: Told): PolledFeeds {
  const reader = createFeedReader()
  const feeds = createFeeds({ ...told, feeds: availabilityFeeds, reader, wait })
  return {
    ...feeds,
    async stop() {
      await Promise.all([feeds.stop(), reader.close()])
    },
  }
}
