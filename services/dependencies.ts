import type { FetchPicture } from '#integrations/fetch/fetch-body.ts'
import type { Clock } from '#integrations/clock.ts'
import type { Media } from '#integrations/media/index.ts'
import type { Incoming } from '#integrations/storage/incoming.ts'
import type { Storage } from '#integrations/storage/index.ts'
import type { Database } from '#store/database.ts'
import type { RecipientRole } from '#store/outbox/outbox.ts'
import type { AvailabilityFeeds } from './availability/availability-feeds.ts'
import type { Calendar } from './events/calendar.ts'
import type { Camera } from './camera/camera.ts'
import type { Changes } from './changes.ts'
import type { WorkEvents } from './work.ts'
import type { Site } from './site/site.ts'

/** What every use case is given. Each names only the ones it needs, with `Pick`. */
export interface Dependencies {
  /** What the owner says about the property. */
  site: Site
  db: Database
  clock: Clock
  changes: Changes
  /** What is known of the cabins' bookings. */
  availability: AvailabilityFeeds
  /** What is known of the public calendar. */
  calendar: Calendar
  /** What is known of the live camera. */
  camera: Camera
  /** Emits when the outbox has something new. */
  outboxEvents: WorkEvents
  /** Whom notifications can be sent to; what is for others waits in the outbox. */
  reaches: readonly RecipientRole[]
  /** How many mails about what visitors send may leave in a day; what is beyond it waits. */
  mailsPerDay: number
  /** Where the files of entries are kept. */
  storage: Storage
  /** Where they arrive. */
  incoming: Incoming
  /** Reads them, apart from this process. */
  media: Media
  /** Gets the picture of a prize from the address that the owner gave. */
  fetchPicture: FetchPicture
  /** Emits when there are new files to make variants of. */
  fileEvents: WorkEvents
  /** Canonical origin of the site, without a slash at its end. */
  origin: string
}
