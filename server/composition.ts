import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { readCalendar } from '#integrations/calendar.ts'
import { askCamera } from '#integrations/camera.ts'
import { systemClock, type Clock } from '#integrations/clock.ts'
import { createFeedReader } from '#integrations/feeds/index.ts'
import { createMedia } from '#integrations/media/index.ts'
import { createIncoming } from '#integrations/storage/incoming.ts'
import { createStorage } from '#integrations/storage/index.ts'
import { createMailer } from '#integrations/mail/index.ts'
import { schedule } from '#integrations/schedule.ts'
import { wait } from '#integrations/wait.ts'
import { createFeeds, type KeptFeeds } from '#services/availability-feeds.ts'
import { createBell } from '#services/bell.ts'
import { createCalendar, noCalendar, type KeptCalendar } from '#services/calendar.ts'
import { createCamera, noCamera, type WatchedCamera } from '#services/camera.ts'
import { createChanges, type Changes } from '#services/changes.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { followFile, followServer } from '#services/other-processes.ts'
import { startOutboxWorker, type OutboxWorker } from '#services/outbox-worker.ts'
import { createPasswords, type Passwords } from '#services/passwords.ts'
import { closeDatabase, openDatabase, pingDatabase, type Database } from '#store/database.ts'
import { migrate } from '#store/migrate.ts'
import { openFileVersions, readVersions } from '#store/versions.ts'
import { calendarLog } from './calendar-log.ts'
import { cameraLog } from './camera-log.ts'
import type { Environment } from './environment.ts'
import { feedsLog } from './feeds-log.ts'
import { outboxLog } from './outbox-log.ts'
import { retentionWork } from './retention-work.ts'
import { startStep } from './start-error.ts'
import { uploadsWork } from './uploads/work.ts'

export interface Composition {
  dependencies: Dependencies
  passwords: Passwords
  checkDatabase: () => Promise<void>
  /**
   * Begins what goes on beside answering requests: sending notifications, reading the calendar,
   * making the smaller forms of uploaded files.
   * For when the site listens: nothing of it may keep a guest waiting.
   */
  startWork: (log: FastifyBaseLogger) => void
  close: () => Promise<void>
}

interface Following {
  changes: Changes
  stopFollowing: () => void
}

/** Puts together what the services need: the only place that knows which parts are real. */
export async function compose(environment: Environment): Promise<Composition> {
  const db = await openMigrated(environment)
  const { changes, stopFollowing } = changesIn(db, environment)
  const calendar = calendarOf(environment, { clock: systemClock, changes })
  const availability = feedsOf(environment, { clock: systemClock, changes })
  const camera = cameraOf(environment, { clock: systemClock, changes })
  const dependencies = {
    db,
    clock: systemClock,
    changes,
    outboxBell: createBell(),
    filesBell: createBell(),
    ...uploadsOf(environment),
    calendar,
    availability,
    camera,
    reachesGuests: environment.mail.kind === 'smtp',
    origin: environment.publicUrl,
  }
  const outbox = outboxOf(dependencies, environment)
  const uploads = uploadsWork(dependencies, wait)
  const retention = retentionWork(dependencies, wait)
  return {
    dependencies,
    passwords: createPasswords(),
    checkDatabase: () => pingDatabase(db),
    startWork(log) {
      outbox.start(log)
      uploads.start(log)
      retention.start(log)
      calendar.start(calendarLog(log))
      availability.start(feedsLog(log))
      camera.start(cameraLog(log))
    },
    async close() {
      const work = [outbox, uploads, retention, calendar, availability, camera]
      await Promise.all(work.map((each) => each.stop()))
      stopFollowing()
      await closeDatabase(db)
    },
  }
}

function uploadsOf({ dataDir, uploads }: Environment) {
  const root = join(dataDir, 'incoming')
  return {
    storage: createStorage(uploads),
    incoming: createIncoming(root),
    media: createMedia({ root }),
  }
}

/** Hears of this process's changes, and from the database of those of others. */
function changesIn(db: Database, { database }: Environment) {
  return database.url ? changesOnServer(db) : changesInFile(database.file)
}

function changesOnServer(db: Database): Following {
  const follow = followServer({ read: () => readVersions(db), now: millisecondsNow, wait })
  return { changes: createChanges(follow), stopFollowing: () => {} }
}

function millisecondsNow(): number {
  return performance.now()
}

function changesInFile(file: string): Following {
  const versions = openFileVersions(file)
  const stop = new AbortController()
  const everySecond = (callback: () => void) => {
    const timer = setInterval(callback, 1000).unref()
    stop.signal.addEventListener('abort', () => clearInterval(timer))
  }
  return {
    changes: createChanges(followFile({ read: versions.read, everySecond })),
    stopFollowing() {
      stop.abort()
      versions.close()
    },
  }
}

/** With no calendar service there are the site's own events. */
function calendarOf(
  { calendar }: Environment,
  parts: { clock: Clock; changes: Changes },
): KeptCalendar {
  if (!calendar) return noCalendar
  const { clock } = parts
  const read = (signal: AbortSignal) => readCalendar(calendar, { now: clock.now(), signal })
  return createCalendar({ ...parts, read, schedule })
}

/** With no camera the screen says so. */
function cameraOf(
  { cameraFeedUrl, publicUrl }: Environment,
  parts: { clock: Clock; changes: Changes },
): WatchedCamera {
  if (cameraFeedUrl === null) return noCamera
  const settings = { address: cameraFeedUrl, origin: publicUrl }
  return createCamera({ ...parts, ...settings, ask: askCamera, schedule })
}

/** The thread that reads feeds begins with the first of them. */
function feedsOf(
  { availabilityFeeds }: Environment,
  parts: { clock: Clock; changes: Changes },
): KeptFeeds {
  const reader = createFeedReader()
  const feeds = createFeeds({ ...parts, addresses: availabilityFeeds, reader, schedule })
  return {
    ...feeds,
    async stop() {
      await Promise.all([feeds.stop(), reader.close()])
    },
  }
}

/** With no mail service nothing is sent: notifications wait where the admin sees them. */
function outboxOf({ db, clock, outboxBell }: Dependencies, environment: Environment) {
  const mailer = createMailer(environment.mail)
  const recipients = { owner: environment.ownerEmail, business: environment.businessEmail }
  let worker: OutboxWorker | undefined
  return {
    start(log: FastifyBaseLogger) {
      if (!mailer) return
      const parts = { db, clock, mailer, recipients, bell: outboxBell, wait, random: Math.random }
      worker = startOutboxWorker({ ...parts, report: outboxLog(log) })
    },
    async stop() {
      await worker?.stop()
      mailer?.close()
    },
  }
}

async function openMigrated({ database }: Environment): Promise<Database> {
  const place = database.url ? 'at DATABASE_URL' : `in ${database.file} (DATA_DIR)`
  const db = await startStep(`The database ${place} cannot be opened.`, () =>
    openDatabase(database),
  )
  await startStep(`The tables ${place} cannot be brought up to date.`, () => migrate(db))
  return db
}
