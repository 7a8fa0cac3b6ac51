import { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import { systemClock, wait } from '#integrations/clock.ts'
import {
  createReplicator,
  litestreamPath,
  type CopyPlan,
  type Replicator,
} from '#integrations/litestream.ts'
import { createStorage, type Storage } from '#integrations/storage/index.ts'
import type { Covered } from '#services/backup/last-copies.ts'
import { copyRetention } from '#services/backup/upload-copies.ts'
import { startWork, type Work, type WorkEvents } from '#services/work.ts'
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

export interface Copier extends Pick<Replicator, 'lastCopyAt' | 'paused'> {
  stop: () => Promise<void>
}

const againAfterMs = 5000

/** Of two sites on one database, such as while versions are swapped, one copies. */
export function startCopying(plan: CopyPlan, log: FastifyBaseLogger): Copier {
  const lock = openInstanceLock(`${plan.file}-copy`)
  let isOurs = false
  const replicator = createReplicator(plan, {
    now: () => systemClock.now(),
    failing: (reason) => log.error({ reason }, 'the database cannot be copied'),
  })
  const work: Work<void> = {
    every: againAfterMs,
    async round(stopping) {
      isOurs ||= lock.takeAlone()
      if (isOurs) await replicator.run(stopping)
    },
    release: async () => lock.release(),
  }
  const failed = (error: unknown) =>
    log.error({ reason: String(error) }, 'copying the database has ended')
  return { ...replicator, ...startWork(work, { wait, report: { done() {}, failed } }) }
}
