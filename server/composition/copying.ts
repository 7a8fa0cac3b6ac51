import { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import { systemClock, wait } from '#integrations/clock.ts'
import { litestreamPath, type CopyPlan } from '#integrations/litestream/copies.ts'
import { startReplicator, type Replicator } from '#integrations/litestream/replicator.ts'
import { createStorage, type Storage } from '#integrations/storage/index.ts'
import type { Covered } from '#services/backup/last-copies.ts'
import { copyRetention } from '#services/backup/upload-copies.ts'
import type { WorkEvents } from '#services/work.ts'
import { openInstanceLock } from '#store/instance-lock.ts'
import type { Environment } from '../environment.ts'

/** The copies that `BACKUP_URL` asks for. */
export interface Copying {
  covers: Covered
  copy: Storage
  /** Of uploads that could not be copied. */
  events: WorkEvents
  /** Of the embedded database; null with PostgreSQL, or without Litestream for this machine. */
  plan: CopyPlan | null
}

/** Null without the setting. */
export function copyingOf(environment: Environment): Copying | null {
  const { backup, database } = environment
  if (!backup) return null
  return {
    covers: database.url ? ['uploads'] : ['database', 'uploads'],
    copy: createStorage(backup),
    events: new EventEmitter(),
    plan: database.url || litestreamPath() === null ? null : copyPlan(environment, backup),
  }
}

export function copyPlan({ database }: Environment, target: CopyPlan['target']): CopyPlan {
  return { file: database.file, target, retention: copyRetention }
}

/** Of two sites on one database, such as while versions are swapped, one copies. */
export function startCopying(plan: CopyPlan, log: FastifyBaseLogger): Replicator {
  const lock = openInstanceLock(`${plan.file}-copy`)
  let isOurs = false
  const replicator = startReplicator({
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
