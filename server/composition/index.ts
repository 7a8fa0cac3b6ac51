import type { FastifyBaseLogger } from 'fastify'
import { systemClock } from '#integrations/clock.ts'
import { EventEmitter } from 'node:events'
import type { Dependencies } from '#services/dependencies.ts'
import { breachedPasswords, type IsBreached } from '#integrations/breached-passwords.ts'
import { createPasswords, defaultCost, type Passwords } from '#services/passwords/passwords.ts'
import { readSite } from '#services/site/read-site.ts'
import { createReadiness } from '#services/readiness.ts'
import type { Environment } from '../environment.ts'
import { changesIn } from './database.ts'
import { calendarOf, cameraOf, feedsOf } from './polled-sources.ts'
import { filesOf } from './files.ts'
import { mailOf } from './mail.ts'
import { openForSite } from './opening.ts'
import { workOf } from './work.ts'

export interface Composition {
  dependencies: Dependencies
  passwords: Passwords
  /** Rejects when guests cannot be served, or what they send cannot be kept. */
  checkReadiness: () => Promise<void>
  /**
   * Begins what goes on beside answering requests: sending notifications, reading the calendar,
   * making the smaller forms of uploaded files.
   * For when the site listens: nothing of it may keep a guest waiting.
   */
  startWork: (log: FastifyBaseLogger) => void
  close: () => Promise<void>
}

/** Puts together what the services need: only this folder knows which parts are real. */
export async function compose(environment: Environment): Promise<Composition> {
  const site = readSite(environment.contentDir)
  const files = filesOf(environment)
  const { db, close } = await openForSite(environment, files)
  const { changes, stopFollowing } = changesIn(db, environment)
  const told = { clock: systemClock, changes }
  const sources = {
    calendar: calendarOf(environment, told),
    availability: feedsOf(environment, told),
    camera: cameraOf(environment, told),
  }
  const mail = mailOf(environment)
  const dependencies = {
    site,
    db,
    clock: systemClock,
    changes,
    outboxEvents: new EventEmitter(),
    fileEvents: new EventEmitter(),
    ...files,
    ...sources,
    reaches: mail.reaches,
    mailsPerDay: environment.mailsPerDay,
    origin: environment.publicUrl,
  }
  const work = workOf({ dependencies, sources, mail })
  return {
    dependencies,
    passwords: createPasswords(defaultCost, isBreachedFrom(environment)),
    checkReadiness: createReadiness(dependencies, () => performance.now()),
    startWork: (log) => work.start(log),
    async close() {
      await work.stop()
      stopFollowing()
      await close()
    },
  }
}

/** Without the setting only the built-in list of common passwords counts. */
function isBreachedFrom({ breachedPasswordsUrl: url }: Environment): IsBreached | undefined {
  return url === null ? undefined : breachedPasswords(url)
}
