import type { Albums } from '#contracts/pictures.ts'
import type { FetchPicture } from '#integrations/fetch/fetch-body.ts'
import type { Clock } from '#integrations/clock.ts'
import type { Media } from '#integrations/media/index.ts'
import type { Push } from '#integrations/push.ts'
import type { Incoming } from '#integrations/storage/incoming.ts'
import type { Storage } from '#integrations/storage/index.ts'
import type { Database } from '#store/database.ts'
import type { RecipientRole } from '#store/outbox/outbox.ts'
import type { Covered } from './backup/last-copies.ts'
import type { AvailabilityFeeds } from './availability/availability-feeds.ts'
import type { FeedControl } from './availability/own-feeds.ts'
import type { Calendar } from './events/calendar.ts'
import type { Camera } from './camera/camera.ts'
import type { Changes } from './changes.ts'
import type { RequestCounts } from './request-counts.ts'
import type { WorkEvents } from './work.ts'
import type { Site } from './site/site.ts'
import type { LaunchChecks } from './launch/launch.ts'
import type { Tally } from './visits/tally.ts'
import type { SiteSource } from './site-editing/site-source.ts'

/** Dependencies of the use cases. Each picks only those it needs. */
export interface Dependencies {
  /** The owner's documents. */
  site: Site
  /** Where they come from, for editing them. */
  siteSource: SiteSource
  /** Encoded pictures by album. */
  albums: Albums
  db: Database
  clock: Clock
  changes: Changes
  availability: AvailabilityFeeds
  feedControl: FeedControl
  calendar: Calendar
  camera: Camera
  /** Counts visits and searches, until they are written. */
  tally: Tally
  /** What visitors have used of their limits. */
  counts: RequestCounts
  /** Emits when the outbox has something new. */
  outboxEvents: WorkEvents
  /** Roles the mailer can reach; notifications to others wait in the outbox. */
  reaches: readonly RecipientRole[]
  /** Where guests' replies to our mail go; null if the settings have none. */
  businessEmail: string | null
  /** Daily limit of mails caused by visitors; the rest wait. */
  mailsPerDay: number
  /** Stores the files of entries. */
  storage: Storage
  /** What `BACKUP_URL` copies. */
  backupCovers: Covered
  /** Temporary folder for arriving files. */
  incoming: Incoming
  /** Decodes them in a separate process. */
  media: Media
  /** Fetches a prize's picture from the URL the owner gave. */
  fetchPicture: FetchPicture
  /** Emits when there are new files to make variants of. */
  fileEvents: WorkEvents
  /** Tells administrators' browsers. */
  push: Push
  /** What the settings tell about a launch. */
  launch: LaunchChecks
  /** Canonical origin of the site, without a trailing slash. */
  origin: string
}
