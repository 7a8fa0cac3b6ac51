import { EventEmitter } from 'node:events'
import { existsSync } from 'node:fs'
import type { FastifyBaseLogger } from 'fastify'
import { systemClock, wait } from '#integrations/clock.ts'
import { litestreamPath } from '#integrations/litestream/executable.ts'
import { startReplicator, type Replicator } from '#integrations/litestream/replicator.ts'
import { stateFolder, type CopyPlan } from '#integrations/litestream/settings.ts'
import { createStorage, type Storage } from '#integrations/storage/index.ts'
import { copiedStorage, type Uncopied } from '#services/backup/copied-storage.ts'
import { copyRetention } from '#services/backup/database-copy.ts'
import type { Covered } from '#services/backup/last-copies.ts'
import { openInstanceLock } from '#store/instance-lock.ts'
import type { Environment } from '../environment.ts'

/** The copies that `BACKUP_URL` asks for. */
export interface Copying {
  covers: Covered
  copy: Storage
  uncopied: Uncopied
  /** The embedded database; null with PostgreSQL, or without Litestream for this machine. */
  database: DatabaseCopying | null
}

export interface DatabaseCopying {
  program: string
  plan: CopyPlan
  /** Whether nothing has been copied from here yet: a new database, or a restored one. */
  isFirst: () => boolean
  start: (log: FastifyBaseLogger) => Replicator
}

/** Null without the setting. */
export function copyingOf(environment: Environment): Copying | null {
  const { backup, database } = environment
  if (!backup) return null
  return {
    covers: database.url ? ['uploads'] : ['database', 'uploads'],
    copy: createStorage(backup),
    uncopied: { keys: new Set(), events: new EventEmitter() },
    database: database.url ? null : databaseCopying(copyPlan(environment, backup)),
  }
}

export function copyPlan({ database }: Environment, target: CopyPlan['target']): CopyPlan {
  return { file: database.file, target, retention: copyRetention }
}

/** The storage of the site, which notes what is to be copied. */
export function watched(storage: Storage, copying: Copying | null): Storage {
  return copying ? copiedStorage(storage, copying.uncopied) : storage
}

function databaseCopying(plan: CopyPlan): DatabaseCopying | null {
  const program = litestreamPath()
  if (program === null) return null
  return {
    program,
    plan,
    isFirst: () => !existsSync(stateFolder(plan.file)),
    start: (log) => startCopying(program, plan, log),
  }
}

/** Of two sites on one database, such as while versions are swapped, one copies. */
function startCopying(program: string, plan: CopyPlan, log: FastifyBaseLogger): Replicator {
  const lock = openInstanceLock(`${plan.file}-copy`)
  let isOurs = false
  const replicator = startReplicator({
    program,
    plan,
    now: () => systemClock.now(),
    wait,
    isOurs: () => (isOurs ||= lock.takeAlone()),
    log(event, detail) {
      const text =
        event === 'ended' ? 'copying the database has ended' : 'the database cannot be copied'
      log.error({ reason: detail }, text)
    },
  })
  return {
    ...replicator,
    async stop() {
      await replicator.stop()
      lock.release()
    },
  }
}
