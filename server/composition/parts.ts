import { readCalendar } from '#integrations/calendar.ts'
import { askCamera } from '#integrations/camera.ts'
import { type Clock, wait } from '#integrations/clock.ts'
import { createCamera, noCamera, type PolledCamera } from '#services/camera/camera.ts'
import type { Changes } from '#services/changes.ts'
import { createCalendar, noCalendar, type PolledCalendar } from '#services/events/calendar.ts'
import type { Site } from '#services/site/site.ts'
import type { Environment } from '../environment.ts'
import { join } from 'node:path'
import { fetchPicture } from '#integrations/fetch/fetch-body.ts'
import { createMedia } from '#integrations/media/index.ts'
import { createIncoming } from '#integrations/storage/incoming.ts'
import { createStorage } from '#integrations/storage/index.ts'
import { createMailer, type Mailer } from '#integrations/mail/index.ts'
import { reachable, type Recipients } from '#services/outbox/mail-job.ts'
import type { RecipientRole } from '#store/outbox/outbox.ts'
import type { Check } from '#services/checks/check.ts'
import { mailService } from '#services/checks/mail-service.ts'
import { calendars } from '#services/checks/of-calendars.ts'
import { partner } from '#services/checks/partner-links.ts'
import type { Dependencies } from '#services/dependencies.ts'
import type { LaunchChecks, Tried } from '#services/launch/launch.ts'
import { settingsLeft } from '#services/preflight/settings.ts'
import type { CabinCalendars } from './feeds.ts'

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

/** Where files of entries arrive, are inspected, and are stored. */
export function filesOf({ dataDir, uploads }: Environment) {
  const root = join(dataDir, 'incoming')
  return {
    storage: createStorage(uploads),
    incoming: createIncoming(root),
    media: createMedia({ root }),
    fetchPicture: (address: URL, signal: AbortSignal) => fetchPicture(address, signal),
  }
}

export interface Mail {
  /** Null without a mail service: notifications wait where the admin sees them. */
  mailer: Mailer | null
  recipients: Recipients
  reaches: readonly RecipientRole[]
}

/** The mailer and recipients for these settings. */
export function mailOf({ mail, ownerEmail, businessEmail }: Environment): Mail {
  const mailer = createMailer(mail)
  const recipients = { owner: ownerEmail, business: businessEmail }
  return { mailer, recipients, reaches: mailer ? reachable({ mailer, recipients }) : [] }
}

type Deps = Pick<Dependencies, 'site' | 'clock'> & {
  /** The calendars in use. */
  feeds: CabinCalendars['settings']
}

/** What the settings tell about a launch: names of variables, never their values. */
export function launchChecksOf(environment: Environment, { feeds, ...deps }: Deps): LaunchChecks {
  return {
    settings: settingsLeft(environment.given),
    tryOut: {
      mail: trying(mailService, { ...environment, isSending: true }),
      feeds: trying(calendars, { ...deps, readFeeds: feeds, eventsCalendar: environment.calendar }),
      partner: trying(partner, deps),
    },
  }
}

function trying<Asked>(check: Check<Asked>, deps: Asked): () => Promise<Tried> {
  return async () => {
    const findings = await check.ask(deps, new AbortController().signal)
    return findings.map(({ state, what, toDo = check.toDo }) => {
      const isFine = state === 'fine'
      return { isFine, what, toDo: isFine ? null : toDo }
    })
  }
}
