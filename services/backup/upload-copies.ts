import { once } from 'node:events'
import { noteCopied, noteCopyFailed } from '#store/backup/copies.ts'
import type { Dependencies } from '../dependencies.ts'
import { isVariantKey } from '../submissions/stored-files.ts'
import type { Work } from '../work.ts'
import { compareUploads, type UploadsCopied } from './compare-uploads.ts'
import type { Uncopied } from './copied-storage.ts'
import { copyOne, type CopyDeps } from './copied-uploads.ts'

export type UploadCopyDeps = CopyDeps & Pick<Dependencies, 'db' | 'clock'> & { uncopied: Uncopied }

const compareEvery = { hours: 1 } as const
const retryMs = 60_000

/** Copies uploads as they come; compares everything at the start, hourly and after a failure. */
export function uploadCopiesWork(deps: UploadCopyDeps): Work<UploadsCopied> {
  const { db, clock, uncopied } = deps
  let compareAt = clock.now()
  return {
    every: Temporal.Duration.from(compareEvery).total('milliseconds'),
    afterFailure: retryMs,
    events: uncopied.events,
    pauseAfter: () => Math.max(1, clock.now().until(compareAt).total('milliseconds')),
    async round(stopping) {
      try {
        const copied = await copyNew(deps, stopping)
        if (Temporal.Instant.compare(clock.now(), compareAt) < 0) return { copied, removed: 0 }
        const found = await compareAndCopy(deps, stopping)
        if (stopping.aborted) return found
        compareAt = clock.now().add(compareEvery)
        await noteCopied(db, { name: 'uploads', at: clock.now() })
        return { ...found, copied: copied + found.copied }
      } catch (error) {
        compareAt = clock.now()
        await noteCopyFailed(db, { name: 'uploads', at: clock.now() })
        throw error
      }
    },
  }
}

/** Most of a copy is waiting for a disk or a network. */
const atOnce = 4

/** Originals first: resized versions can be made again. */
function firstOf(keys: ReadonlySet<string>): string | undefined {
  for (const key of keys) if (!isVariantKey(key)) return key
  const [first] = keys
  return first
}

async function copyNew(deps: UploadCopyDeps, stopping: AbortSignal): Promise<number> {
  const { keys } = deps.uncopied
  let copied = 0
  const lane = async () => {
    for (let key = firstOf(keys); key !== undefined; key = firstOf(keys)) {
      if (stopping.aborted) return
      // Before copying: the same key may be stored again meanwhile.
      keys.delete(key)
      await copyOne(deps, key)
      copied += 1
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, lane))
  const failed = ended.find((each) => each.status === 'rejected')
  if (failed) throw failed.reason
  return copied
}

/** A long list keeps nothing that comes meanwhile waiting. */
async function compareAndCopy(deps: UploadCopyDeps, stopping: AbortSignal): Promise<UploadsCopied> {
  const over = new AbortController()
  const signal = AbortSignal.any([stopping, over.signal])
  const end = () => over.abort()
  const [comparing, copying] = await Promise.allSettled([
    compareUploads(deps, signal).finally(end),
    copyMeanwhile(deps, signal).finally(end),
  ])
  if (comparing.status === 'rejected') throw comparing.reason
  if (copying.status === 'rejected') throw copying.reason
  return { ...comparing.value, copied: comparing.value.copied + copying.value }
}

async function copyMeanwhile(deps: UploadCopyDeps, signal: AbortSignal): Promise<number> {
  const { keys, events } = deps.uncopied
  let copied = 0
  while (!signal.aborted) {
    copied += await copyNew(deps, signal)
    if (keys.size === 0) await once(events, 'added', { signal }).catch(() => {})
  }
  return copied
}
