import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { placeholderAddress } from '#integrations/media/encode-step.ts'
import { RefusedMediaError } from '#integrations/media/index.ts'
import {
  claimPicture,
  failPicture,
  markReady,
  recordFiles,
  releasePictures,
} from '#store/pictures/picture-claims.ts'
import type { StoredPicture } from '#store/pictures/pictures.ts'
import type { Dependencies } from '../dependencies.ts'
import { retryDelayMs } from '../backoff.ts'
import type { Work } from '../work.ts'
import { cleanKey, fileKey, stepsOf } from './stored-pictures.ts'

export type MakingDeps = Pick<
  Dependencies,
  'db' | 'clock' | 'site' | 'storage' | 'incoming' | 'media'
> & {
  /** From 0 to below 1. */
  random: () => number
  /** Identifies this worker among all processes. */
  worker: string
}

/** What happened to a picture; `nothing` if none was due. */
export type PictureResult = 'nothing' | 'made' | 'postponed' | 'given up'

const triesAtMost = 8
/** How long a picture waits while the storage is down or the disk is full. */
const untilLookMs = 2 * 60_000
/** A killed worker's picture waits so long; making one file takes less even on a small machine. */
const leaseMs = 60_000

function leaseFrom(now: Temporal.Instant): Temporal.Instant {
  return now.add({ milliseconds: leaseMs })
}

/** Makes the files of the owner's pictures, one picture at a time. */
export function picturesWork({
  fileEvents,
  ...deps
}: Omit<MakingDeps, 'worker'> & Pick<Dependencies, 'fileEvents'>): Work<PictureResult> {
  const worker = randomUUID()
  return {
    every: 15_000,
    events: fileEvents,
    round: (stopping) => makeNextPicture({ ...deps, worker }, stopping),
    pauseAfter: (result) => (result === 'nothing' ? 15_000 : 0),
    release: () => releasePictures(deps.db, worker),
    abort: { afterMs: 3000, run: () => deps.media.close() },
  }
}

/**
 * Makes what is still missing of one picture. Each file is recorded once it is stored, so a try cut
 * short goes on where it ended. While `stopping` is aborted a failure does not count.
 */
export async function makeNextPicture(
  deps: MakingDeps,
  stopping: AbortSignal,
): Promise<PictureResult> {
  const { db, clock, worker } = deps
  const now = clock.now()
  const leaseUntil = leaseFrom(now)
  const picture = await claimPicture(db, { worker, now, leaseUntil })
  if (!picture) return 'nothing'
  const { attempts, id } = picture
  if (attempts > triesAtMost) {
    return fail(deps, id, { reason: 'None of the tries came to an end.', delayMs: null })
  }
  try {
    await makeFiles(deps, picture, stopping)
    return stopping.aborted ? 'nothing' : 'made'
  } catch (error) {
    if (stopping.aborted) return 'nothing'
    const reason = error instanceof Error ? error.message : 'unknown'
    const isOfPicture = error instanceof RefusedMediaError || error instanceof VanishedError
    if (!isOfPicture) return fail(deps, id, { reason, delayMs: untilLookMs, isTry: false })
    const isFinal = attempts >= triesAtMost
    return fail(deps, id, {
      reason,
      delayMs: isFinal ? null : retryDelayMs(attempts, deps.random),
    })
  }
}

async function makeFiles(
  { db, clock, storage, incoming, media, site }: MakingDeps,
  picture: StoredPicture,
  stopping: AbortSignal,
): Promise<void> {
  const { id } = picture
  const folder = await incoming.open()
  try {
    const clean = join(folder, 'clean')
    const content = await storage.get(cleanKey(id))
    if (!content) throw new VanishedError('the picture has vanished from the storage')
    await pipeline(content, createWriteStream(clean))
    let { files } = picture
    for (const { file, type, step } of stepsOf(picture, site.facts.palette)) {
      if (files.some(({ name }) => name === file)) continue
      if (stopping.aborted) return
      const path = await media.encode(clean, step, folder)
      const { size: bytes } = await stat(path)
      await storage.put(fileKey(file), path, type)
      files = [...files, { name: file, bytes }]
      await recordFiles(db, id, { files, leaseUntil: leaseFrom(clock.now()) })
    }
    if (stopping.aborted) return
    const blur = await media.encode(clean, { kind: 'placeholder' }, folder)
    await markReady(db, id, placeholderAddress(await readFile(blur)))
  } finally {
    await incoming.close(folder).catch(() => {})
  }
}

interface Failure {
  reason: string
  /** Null gives up. */
  delayMs: number | null
  isTry?: boolean
}

async function fail(
  { db, clock, worker }: MakingDeps,
  id: string,
  { reason, delayMs, isTry = true }: Failure,
): Promise<PictureResult> {
  const nextAttemptAt = delayMs === null ? null : clock.now().add({ milliseconds: delayMs })
  await failPicture(db, id, { worker, reason, isTry, nextAttemptAt })
  return delayMs === null ? 'given up' : 'postponed'
}

class VanishedError extends Error {
  override name = 'VanishedError'
}
