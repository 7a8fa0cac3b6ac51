import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { instantToText } from '../values.ts'
import { pictureFromRow, type PictureFile, type StoredPicture } from './pictures.ts'

/** Records what is stored now. With each file the lease begins again, and the tries. */
export async function recordFiles(
  database: Database,
  id: string,
  { files, leaseUntil }: { files: readonly PictureFile[]; leaseUntil: Temporal.Instant },
): Promise<void> {
  await database
    .updateTable('sitePictures')
    .set({
      files: JSON.stringify(files),
      claimedUntil: instantToText(leaseUntil),
      attempts: 1,
    })
    .where('id', '=', id)
    .execute()
}

export interface PictureClaim {
  /** Identifies the process. */
  worker: string
  now: Temporal.Instant
  /** Afterwards others may claim the picture: the worker must have died. */
  leaseUntil: Temporal.Instant
}

/** Claims one that is to be made; two workers never get the same one. */
export async function claimPicture(
  database: Database,
  { worker, now, leaseUntil }: PictureClaim,
): Promise<StoredPicture | null> {
  const at = instantToText(now)
  const { id } = (await nextWaiting(database, at)) ?? {}
  if (id === undefined) return null
  const row = await database
    .updateTable('sitePictures')
    .set((eb) => ({
      claimedBy: worker,
      claimedUntil: instantToText(leaseUntil),
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where((eb) => eb.or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<=', at)]))
    .returningAll()
    .executeTakeFirst()
  return row ? pictureFromRow(row) : null
}

async function nextWaiting(database: Database, at: string) {
  return (
    database
      .selectFrom('sitePictures')
      .select('id')
      // A literal, not a parameter, so that SQLite uses its partial index.
      .where('state', '=', sql.lit('waiting'))
      .where('nextAttemptAt', '<=', at)
      .where((eb) => eb.or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<=', at)]))
      .orderBy('nextAttemptAt')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
  )
}

export async function markReady(
  database: Database,
  id: string,
  placeholder: string,
): Promise<void> {
  await database
    .updateTable('sitePictures')
    .set({ state: 'ready', placeholder, ...unclaimed })
    .where('id', '=', id)
    .execute()
}

const unclaimed = { claimedBy: null, claimedUntil: null } as const

export interface PictureFailure {
  worker: string
  /** Shown to the operator. */
  reason: string
  /** False if the failure is not the picture's: then this try does not count. */
  isTry: boolean
  /** Null gives up. */
  nextAttemptAt: Temporal.Instant | null
}

/** Does nothing if another worker now holds the picture. */
export async function failPicture(
  database: Database,
  id: string,
  { worker, reason, isTry, nextAttemptAt }: PictureFailure,
): Promise<void> {
  await database
    .updateTable('sitePictures')
    .set((eb) => ({
      lastError: reason,
      ...unclaimed,
      ...(!isTry && { attempts: eb('attempts', '-', 1) }),
      ...(nextAttemptAt
        ? { nextAttemptAt: instantToText(nextAttemptAt) }
        : { state: 'failed' as const }),
    }))
    .where('id', '=', id)
    .where('claimedBy', '=', worker)
    .execute()
}

/** Gives back what this worker holds, so that others need not wait for the lease. */
export async function releasePictures(database: Database, worker: string): Promise<void> {
  await database
    .updateTable('sitePictures')
    .set((eb) => ({ ...unclaimed, attempts: eb('attempts', '-', 1) }))
    .where('claimedBy', '=', worker)
    .execute()
}
