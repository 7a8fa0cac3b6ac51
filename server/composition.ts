import type { FastifyBaseLogger } from 'fastify'
import { systemClock } from '#integrations/clock.ts'
import { createMailer } from '#integrations/mail/index.ts'
import { wait } from '#integrations/wait.ts'
import { createBell } from '#services/bell.ts'
import { createChanges, type Changes } from '#services/changes.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { followFile, followServer } from '#services/other-processes.ts'
import { startOutboxWorker, type OutboxWorker } from '#services/outbox-worker.ts'
import { createPasswords, type Passwords } from '#services/passwords.ts'
import { closeDatabase, openDatabase, pingDatabase, type Database } from '#store/database.ts'
import { migrate } from '#store/migrate.ts'
import { openFileVersions, readVersions } from '#store/versions.ts'
import type { Environment } from './environment.ts'
import { outboxLog } from './outbox-log.ts'
import { startStep } from './start-error.ts'

export interface Composition {
  dependencies: Dependencies
  passwords: Passwords
  checkDatabase: () => Promise<void>
  /** Begins what goes on beside answering requests: sending notifications. */
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
  const dependencies = {
    db,
    clock: systemClock,
    changes,
    outboxBell: createBell(),
    origin: environment.publicUrl,
  }
  const outbox = outboxOf(dependencies, environment)
  return {
    dependencies,
    passwords: createPasswords(),
    checkDatabase: () => pingDatabase(db),
    startWork: (log) => outbox.start(log),
    async close() {
      await outbox.stop()
      stopFollowing()
      await closeDatabase(db)
    },
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
