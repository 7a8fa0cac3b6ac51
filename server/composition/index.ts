import { EventEmitter } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import { breachedPasswords, type IsBreached } from '#integrations/breached-passwords.ts'
import { systemClock } from '#integrations/clock.ts'
import { readAlbums } from '#integrations/documents.ts'
import { createPush } from '#integrations/push.ts'
import type { Dependencies } from '#services/dependencies.ts'
import type { WorkEvents } from '#services/work.ts'
import { createPasswords, defaultCost, type Passwords } from '#services/passwords/passwords.ts'
import { countsInDatabase, countsInMemory, type RequestCounts } from '#services/request-counts.ts'
import { createReadiness } from '#services/readiness.ts'
import { readWritten } from '#services/site/read-site.ts'
import { createSiteSource } from '#services/site-editing/site-source.ts'
import { createTally } from '#services/visits/tally.ts'
import { ofShownCabins } from '#services/availability/shown-cabins.ts'
import { withClosedNights } from '#services/closures/closed-nights.ts'
import type { Environment } from '../environment.ts'
import { logOutages } from '../logs/outages.ts'
import { startStep } from '../start-error.ts'
import { changesIn } from './changes.ts'
import { copyingOf } from './copying.ts'
import { copiedStorage } from '#services/backup/upload-copies.ts'
import { filesOf, mailOf, calendarOf, cameraOf, launchChecksOf } from './parts.ts'
import { machineOf, type Machine } from './machine.ts'
import { openForSite } from './opening.ts'
import { calendarsOf } from './feeds.ts'
import { workOf } from './work.ts'
import type { Database } from '#store/database.ts'

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

/** The encoded pictures. */
export const picturesDirectory = fileURLToPath(new URL('../../build/pictures', import.meta.url))

/** Composition root: wires real implementations into the services. */
export async function compose(environment: Environment): Promise<Composition> {
  const opened = await openParts(environment)
  const { albums, files, db, site, siteSource, reachability, close } = opened
  const copying = copyingOf(environment)
  const refreshing = [siteSource.refresh]
  const { changes, stopFollowing } = changesIn(db, environment, async () => {
    for (const refresh of refreshing) await refresh()
  })
  const told = { clock: systemClock, changes, site }
  const calendars = await calendarsOf(environment, { ...told, db, siteSource }).catch(
    async (error) => {
      stopFollowing()
      await close()
      throw error
    },
  )
  refreshing.push(calendars.control.follow)
  const sources = {
    calendar: calendarOf(environment, told),
    availability: calendars.polled,
    camera: cameraOf(environment, told),
  }
  const mail = mailOf(environment)
  const jobEvents: WorkEvents = new EventEmitter()
  const dependencies = {
    site,
    siteSource,
    albums,
    db,
    clock: systemClock,
    counts: countsOf(environment, db),
    tally: createTally({ site, clock: systemClock }),
    changes,
    outboxEvents: jobEvents,
    fileEvents: jobEvents,
    ...files,
    storage: copying ? copiedStorage({ ...files, ...copying }, copying.events) : files.storage,
    backupCovers: copying?.covers ?? [],
    ...sources,
    availability: withClosedNights(ofShownCabins(sources.availability, site), told),
    feedControl: calendars.control,
    reaches: mail.reaches,
    businessEmail: environment.businessEmail,
    mailsPerDay: environment.mailsPerDay,
    push: createPush(),
    launch: launchChecksOf(environment, { ...told, feeds: calendars.settings }),
    origin: environment.publicUrl,
  }
  const machine = machineOf(environment, dependencies, reachability)
  const work = workOf({ dependencies, sources, mail, copying, machine })
  return {
    dependencies,
    machine,
    passwords: createPasswords(defaultCost, isBreachedFrom(environment)),
    checkReadiness: createReadiness(dependencies, reachability, () => performance.now()),
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

/** Documents, pictures, files and the database, with the site as it is published. */
async function openParts(environment: Environment) {
  const shipped = readWritten(environment.contentDir)
  const albums = await startStep('The pictures cannot be read. Run: npm start', () =>
    readAlbums(picturesDirectory),
  )
  const files = filesOf(environment)
  const opened = await openForSite(environment, files)
  const { site, ...siteSource } = createSiteSource(opened.db, shipped, albums)
  await siteSource.refresh()
  return { albums, files, site, siteSource, ...opened }
}

/** The embedded database belongs to one server, which need not ask it. */
function countsOf({ database }: Environment, db: Database): RequestCounts {
  return database.url ? countsInDatabase({ db, clock: systemClock }) : countsInMemory()
}

/** Without the setting only the built-in list of common passwords is used. */
function isBreachedFrom({ breachedPasswordsUrl: url }: Environment): IsBreached | undefined {
  return url === null ? undefined : breachedPasswords(url)
}
