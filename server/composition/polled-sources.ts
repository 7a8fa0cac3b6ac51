import { readCalendar } from '#integrations/calendar.ts'
import { askCamera } from '#integrations/camera.ts'
import { type Clock, wait } from '#integrations/clock.ts'
import { createCamera, noCamera, type PolledCamera } from '#services/camera/camera.ts'
import type { Changes } from '#services/changes.ts'
import { createCalendar, noCalendar, type PolledCalendar } from '#services/events/calendar.ts'
import type { Site } from '#services/site/site.ts'
import type { Environment } from '../environment.ts'

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
