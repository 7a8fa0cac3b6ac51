import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { RefusedMediaError } from '#integrations/media/index.ts'
import {
  claimFile,
  failFileJob,
  finishFileJob,
  releaseFileJobs,
  type ClaimedFile,
  type FileJobFailure,
} from '#store/submissions/submission-file-jobs.ts'
import { knownStorageNames } from '#store/submissions/storage-names.ts'
import { markFileReady, type FileVariant } from '#store/submissions/file-variants.ts'
import { isShown, type Visibility } from '#store/submissions/submission-rows.ts'
import { inTransaction } from '#store/database.ts'
import type { Dependencies } from '../dependencies.ts'
import { retryDelayMs } from '../backoff.ts'
import type { Work } from '../work.ts'
import { originalKey, removeFiles, variantKey } from './stored-files.ts'

export type VariantDeps = Pick<
  Dependencies,
  'db' | 'clock' | 'storage' | 'incoming' | 'media' | 'changes'
> & {
  /** From 0 to below 1. */
  random: () => number
  /** Identifies this worker among all processes. */
  worker: string
}

/** What happened to a file; `nothing` if none was due, `deleted` if its entry was meanwhile. */
export type VariantResult = 'nothing' | 'made' | 'deleted' | 'postponed' | 'given up'

const triesAtMost = 5
/** How long a file waits while the storage is down or the disk is full. */
const untilLookMs = 2 * 60_000
/** The slowest file takes three minutes, the slowest storage a few more. */
const leaseMs = 10 * 60_000

/** Makes variants, one file at a time. On several servers, each file is claimed by one. */
export function variantsWork({
  fileEvents,
  ...deps
}: Omit<VariantDeps, 'worker'> & Pick<Dependencies, 'fileEvents'>): Work<VariantResult> {
  const worker = randomUUID()
  return {
    every: 15_000,
    events: fileEvents,
    round: (stopping) => makeNextVariants({ ...deps, worker }, stopping),
    pauseAfter: (result) => (result === 'nothing' ? 15_000 : 0),
    release: () => releaseFileJobs(deps.db, worker),
    abort: { afterMs: 3000, run: () => deps.media.close() },
  }
}

/**
 * Makes the smaller pictures that pages show of one file. Idempotent, so a try cut short by a crash
 * is simply repeated. While `stopping` is aborted a failure does not count
 * against the file. Rejects if the database fails.
 */
export async function makeNextVariants(
  deps: VariantDeps,
  stopping: AbortSignal,
): Promise<VariantResult> {
  const { db, clock, worker } = deps
  const now = clock.now()
  const leaseUntil = now.add({ milliseconds: leaseMs })
  const file = await claimFile(db, { worker, now, leaseUntil })
  if (!file) return 'nothing'
  // The process died during each of its tries, perhaps because of it.
  if (file.attempts > triesAtMost) return giveUp(deps, file, 'None of the tries came to an end.')
  let entry: Visibility | undefined
  try {
    const variants = await makeVariants(deps, file)
    entry = await inTransaction(db, async (transaction) => {
      const found = await markFileReady(transaction, file.id, variants)
      await finishFileJob(transaction, file.id)
      return found
    })
  } catch (error) {
    if (await isDeleted(deps, file)) return removeMade(deps, file)
    return stopping.aborted ? 'nothing' : noteFailure(deps, file, error)
  }
  if (!entry) return removeMade(deps, file)
  // Private entries are announced when approved.
  if (isShown(entry)) deps.changes.announce('submissions')
  return 'made'
}

async function makeVariants(
  { storage, incoming, media }: VariantDeps,
  { storageName }: ClaimedFile,
): Promise<FileVariant[]> {
  const folder = await incoming.open()
  try {
    const path = join(folder, 'original')
    const original = await storage.get(originalKey(storageName))
    if (!original) throw new VanishedFileError('the file has vanished from the storage')
    await pipeline(original, createWriteStream(path))
    const made = await media.makeVariants(path, folder)
    for (const variant of made) {
      await storage.put(variantKey(storageName, variant), variant.path, `image/${variant.format}`)
    }
    return made.map(({ name, format, bytes }) => ({ name, format, bytes }))
  } finally {
    await incoming.close(folder)
  }
}

async function isDeleted({ db }: VariantDeps, { storageName }: ClaimedFile): Promise<boolean> {
  return !(await knownStorageNames(db, [storageName])).has(storageName)
}

/** The deletion could not know what was still to be stored. */
async function removeMade({ storage }: VariantDeps, file: ClaimedFile): Promise<VariantResult> {
  await removeFiles(storage, [file])
  return 'deleted'
}

async function noteFailure(
  deps: VariantDeps,
  file: ClaimedFile,
  error: unknown,
): Promise<VariantResult> {
  const reason = error instanceof Error ? error.message : 'unknown'
  if (!isOfTheFile(error)) return postpone(deps, file, { reason, isTry: false }, untilLookMs)
  // A crash may be the machine's fault; a verdict about the file is final.
  const isFinal = error instanceof RefusedMediaError && error.refusal !== 'failed'
  if (isFinal || file.attempts >= triesAtMost) return giveUp(deps, file, reason)
  const delayMs = retryDelayMs(file.attempts, deps.random)
  return postpone(deps, file, { reason, isTry: true }, delayMs)
}

/** Anything else is the fault of the storage or the disk. */
function isOfTheFile(error: unknown): boolean {
  return error instanceof RefusedMediaError || error instanceof VanishedFileError
}

async function postpone(
  { db, clock, worker }: VariantDeps,
  { id }: ClaimedFile,
  failure: Pick<FileJobFailure, 'reason' | 'isTry'>,
  delayMs: number,
): Promise<VariantResult> {
  const nextAttemptAt = clock.now().add({ milliseconds: delayMs })
  await failFileJob(db, id, { ...failure, worker, nextAttemptAt })
  return 'postponed'
}

/** The file is shown as it is. */
async function giveUp(
  { db, worker }: VariantDeps,
  { id }: ClaimedFile,
  reason: string,
): Promise<VariantResult> {
  await failFileJob(db, id, { worker, reason, isTry: true, nextAttemptAt: null })
  return 'given up'
}

class VanishedFileError extends Error {
  override name = 'VanishedFileError'
}
