import { EventEmitter } from 'node:events'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import { breachedPasswords, type IsBreached } from '#integrations/breached-passwords.ts'
import { systemClock, wait } from '#integrations/clock.ts'
import { readAlbums } from '#integrations/documents.ts'
import { fetchPicture } from '#integrations/fetch/fetch-body.ts'
import { createIndexNow, type IndexNow } from '#integrations/index-now.ts'
import { readCertificate } from '#integrations/certificate.ts'
import { readDiskSpace } from '#integrations/disk.ts'
import { createMailer, type Mailer } from '#integrations/mail/index.ts'
import { createMedia } from '#integrations/media/index.ts'
import { createIncoming } from '#integrations/storage/incoming.ts'
import { createStorage } from '#integrations/storage/index.ts'
import { oldestCopy } from '#services/backup/last-copies.ts'
import { noCamera } from '#services/camera/camera.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { noCalendar } from '#services/events/calendar.ts'
import { reachable, type Recipients } from '#services/outbox/outbox-work.ts'
import { createPasswords, defaultCost, type Passwords } from '#services/passwords/passwords.ts'
import { countsInDatabase, countsInMemory, type RequestCounts } from '#services/request-counts.ts'
import { createReadiness } from '#services/readiness.ts'
import { readWritten } from '#services/site/read-site.ts'
import { refreshWhenNew } from '#services/site/refresh-site.ts'
import { createSiteSource, readBase } from '#services/site-editing/site-source.ts'
import { createTally } from '#services/visits/tally.ts'
import type { RecipientRole } from '#store/outbox/outbox.ts'
import { ofShownCabins } from '#services/availability/shown-cabins.ts'
import { withClosedNights } from '#services/closures/closed-nights.ts'
import type { Environment } from '../environment.ts'
import { logOutages } from '../logs/outages.ts'
import { startStep } from '../start-error.ts'
import { copyingOf, watched } from './copying.ts'
import { openForSite } from './opening.ts'
import { calendarOf, cameraOf, feedsBySlug, feedsOf } from './polled-sources.ts'
import { launchChecksOf } from './launch-checks.ts'
import { workOf } from './work.ts'
import { createChanges, type Changes } from '#services/changes.ts'
import { followFile, followServer } from '#services/other-processes.ts'
import type { Database } from '#store/database.ts'
import { openFileVersions, readVersions, type Versions } from '#store/versions.ts'

export interface Composition {
  dependencies: Dependencies
  passwords: Passwords
  /** What this machine knows of itself. */
  machine: Machine
  /** Rejects if guests cannot be served or their submissions cannot be stored. */
  checkReadiness: () => Promise<void>
  /** Starts background work. Call it once the site is listening: no guest should wait for it. */
  startWork: (log: FastifyBaseLogger) => void
  close: () => Promise<void>
}

type Machine = Parameters<typeof workOf>[0]['machine']

/** The encoded pictures. */
export const picturesDirectory = fileURLToPath(new URL('../../build/pictures', import.meta.url))

/** Composition root: wires real implementations into the services. */
export async function compose(environment: Environment): Promise<Composition> {
  const shipped = readWritten(environment.contentDir)
  const albums = await startStep('The pictures cannot be read. Run: npm start', () =>
    readAlbums(picturesDirectory),
  )
  const files = filesOf(environment)
  const { db, reachability, close } = await openForSite(environment, {
    ...files,
    site: shipped.site,
  })
  const { site, ...siteSource } = createSiteSource(db, shipped, albums)
  await siteSource.refresh()
  const feeds = await feedsFrom(environment, { db, site, siteSource }).catch(async (error) => {
    await close()
    throw error
  })
  const copying = copyingOf(environment)
  const { changes, stopFollowing } = changesIn(db, environment, siteSource.refresh)
  const told = { clock: systemClock, changes, site }
  const { features } = site.facts
  const sources = {
    calendar: features.eventsCalendar ? calendarOf(environment, told) : noCalendar,
    availability: feedsOf(feeds, told),
    camera: features.camera ? cameraOf(environment, told) : noCamera,
  }
  const mail = mailOf(environment)
  const dependencies = {
    site,
    siteSource,
    albums,
    db,
    clock: systemClock,
    counts: countsOf(environment, db),
    tally: createTally({ site, clock: systemClock }),
    changes,
    outboxEvents: new EventEmitter(),
    fileEvents: new EventEmitter(),
    ...files,
    storage: watched(files.storage, copying),
    backupCovers: copying?.covers ?? [],
    ...sources,
    availability: withClosedNights(ofShownCabins(sources.availability, site), told),
    reaches: mail.reaches,
    businessEmail: environment.businessEmail,
    mailsPerDay: environment.mailsPerDay,
    indexNow: indexNowOf(environment),
    launch: launchChecksOf(environment, { site, clock: systemClock }),
    origin: environment.publicUrl,
  }
  const machine = machineOf(environment, dependencies)
  const work = workOf({ dependencies, sources, mail, copying, machine })
  return {
    dependencies,
    machine,
    passwords: createPasswords(defaultCost, isBreachedFrom(environment)),
    checkReadiness: createReadiness(dependencies, () => performance.now()),
    startWork(log) {
      logOutages(log, reachability)
      reachability.watch()
      work.start(log)
    },
    async close() {
      await work.stop()
      stopFollowing()
      await close()
      await work.endCopying()
    },
  }
}

type Known = Pick<Dependencies, 'db' | 'site' | 'siteSource'>

/** The feeds of all cabins that the owner has, also of those that guests do not see. */
async function feedsFrom(environment: Environment, { db, site, siteSource }: Known) {
  const { unpublished } = await readBase(db, siteSource)
  const later = [...unpublished].map((id) => ({ id, slug: id }))
  return feedsBySlug(environment, [...site.cabins, ...site.retired, ...later])
}

/** The embedded database belongs to one server, which need not ask it. */
function countsOf({ database }: Environment, db: Database): RequestCounts {
  return database.url ? countsInDatabase({ db, clock: systemClock }) : countsInMemory()
}

/** What this machine knows of itself, and of the site's address. */
function machineOf(
  { dataDir, publicUrl, secure }: Environment,
  dependencies: Dependencies,
): Machine {
  const isCopied = dependencies.backupCovers.length > 0
  return {
    diskSpace: () => readDiskSpace(dataDir),
    lastCopy: isCopied ? () => oldestCopy(dependencies) : null,
    certificate: secure ? (signal) => readCertificate(publicUrl, signal) : null,
    machineName: hostname(),
  }
}

/** Without the setting only the built-in list of common passwords is used. */
function isBreachedFrom({ breachedPasswordsUrl: url }: Environment): IsBreached | undefined {
  return url === null ? undefined : breachedPasswords(url)
}

function indexNowOf({ indexNow, publicUrl: origin }: Environment): IndexNow | null {
  return indexNow && createIndexNow({ ...indexNow, origin })
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

interface Following {
  changes: Changes
  stopFollowing: () => void
}

/**
 * Receives this process's changes, and those of others through the database. `refresh` reads the
 * owner's documents before a change to them is announced.
 */
export function changesIn(
  db: Database,
  { database }: Environment,
  refresh: () => Promise<void>,
): Following {
  const freshen = refreshWhenNew(refresh)
  return database.url ? changesOnServer(db, freshen) : changesInFile(database.file, freshen)
}

type Freshen = (versions: Versions) => Promise<void>

function changesOnServer(db: Database, freshen: Freshen): Following {
  const read = async () => {
    const versions = await readVersions(db)
    await freshen(versions)
    return versions
  }
  const follow = followServer({ read, now: millisecondsNow, wait })
  return { changes: createChanges(follow), stopFollowing: () => {} }
}

function millisecondsNow(): number {
  return performance.now()
}

function changesInFile(file: string, freshen: Freshen): Following {
  const versions = openFileVersions(file)
  const stop = new AbortController()
  const look = async (callback: () => void) => {
    await freshen(versions.read())
    callback()
  }
  const everySecond = (callback: () => void) => {
    // Briefly locked or missing: the next second will tell.
    const timer = setInterval(() => void look(callback).catch(() => {}), 1000).unref()
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
