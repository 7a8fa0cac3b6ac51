import { EventEmitter } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import { breachedPasswords, type IsBreached } from '#integrations/breached-passwords.ts'
import { systemClock } from '#integrations/clock.ts'
import { readAlbums } from '#integrations/documents.ts'
import { createIndexNow, type IndexNow } from '#integrations/index-now.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { createPasswords, defaultCost, type Passwords } from '#services/passwords/passwords.ts'
import { countsInDatabase, countsInMemory, type RequestCounts } from '#services/request-counts.ts'
import { createReadiness } from '#services/readiness.ts'
import { readWritten } from '#services/site/read-site.ts'
import { createSiteSource, readBase } from '#services/site-editing/site-source.ts'
import { createTally } from '#services/visits/tally.ts'
import { ofShownCabins } from '#services/availability/shown-cabins.ts'
import { withClosedNights } from '#services/closures/closed-nights.ts'
import type { Environment } from '../environment.ts'
import { logOutages } from '../logs/outages.ts'
import { startStep } from '../start-error.ts'
import { changesIn } from './changes.ts'
import { copyingOf, watched } from './copying.ts'
import { filesOf } from './files.ts'
import { machineOf, type Machine } from './machine.ts'
import { mailOf } from './mail.ts'
import { openForSite } from './opening.ts'
import { calendarOf, cameraOf, feedsBySlug, feedsOf } from './polled-sources.ts'
import { launchChecksOf } from './launch-checks.ts'
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
  const sources = {
    calendar: calendarOf(environment, told),
    availability: feedsOf(feeds, told),
    camera: cameraOf(environment, told),
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

/** Without the setting only the built-in list of common passwords is used. */
function isBreachedFrom({ breachedPasswordsUrl: url }: Environment): IsBreached | undefined {
  return url === null ? undefined : breachedPasswords(url)
}

function indexNowOf({ indexNow, publicUrl: origin }: Environment): IndexNow | null {
  return indexNow && createIndexNow({ ...indexNow, origin })
}
