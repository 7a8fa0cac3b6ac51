import { filesAfter, knownStorageNames } from '#store/submissions/storage-names.ts'
import type { Dependencies } from '../dependencies.ts'
import type { PeriodicHandler } from '../jobs/handler.ts'
import type { Work } from '../work.ts'
import { sweepPrizePictures } from '../contests/prize-pictures.ts'
import type { ClockDeps } from '../checks/clock.ts'
import { sweepPictures } from '../pictures/sweep-pictures.ts'
import { entriesPrefix, originalKey, storageNameIn } from './stored-files.ts'

export type SweepDeps = Pick<Dependencies, 'db' | 'clock' | 'storage' | 'incoming'> & ClockDeps

/** Counts of each; `vanished` files are only reported. */
export interface Swept {
  stored: number
  vanished: number
}

/** The time limit from storing an entry's first file to storing the entry. */
export const unnamedAtMost = { minutes: 30 }
/** Receiving takes half an hour at most and so does what follows, so anything older is orphaned. */
const oldAfter = { hours: 1 }
const batchSize = 200

const everyMs = 60 * 60_000

/** Sweeps hourly. Missing files of entries are a failure. */
export function sweepJob(deps: SweepDeps): PeriodicHandler {
  return {
    kinds: ['sweep'],
    leaseMs: 30 * 60_000,
    everyMs,
    async run({ stopping }) {
      const { stored, vanished } = await sweepUploads(deps, stopping)
      if (vanished > 0) throw new Error(`${vanished} files of entries have vanished`)
      return stored > 0 ? { stored } : null
    },
  }
}

/** Removes this machine's temporary files of aborted uploads, older than an hour, and counts them. */
export function temporaryFilesWork({
  clock,
  incoming,
}: Pick<SweepDeps, 'clock' | 'incoming'>): Work<number> {
  return { every: everyMs, round: () => incoming.sweep(clock.now().subtract(oldAfter)) }
}

/**
 * Removes stored files of no entry, prize or picture that are older than an hour: aborted uploads
 * left them behind. Counts missing files of entries; a stopped sweep counts none. Throws if the
 * database or storage is down.
 */
export async function sweepUploads(deps: SweepDeps, stopping?: AbortSignal): Promise<Swept> {
  const { clock, storage } = deps
  const before = clock.now().subtract(oldAfter)
  const present = new Set<string>()
  let old: string[] = []
  let stored = 0
  for await (const { key, modifiedAt } of storage.list(entriesPrefix)) {
    if (stopping?.aborted) return { stored, vanished: 0 }
    present.add(key)
    if (Temporal.Instant.compare(modifiedAt, before) >= 0) continue
    old.push(key)
    if (old.length < batchSize) continue
    stored += await removeUnknown(deps, old)
    old = []
  }
  stored += await removeUnknown(deps, old)
  stored += await sweepPrizePictures(deps, before)
  stored += await sweepPictures(deps, before)
  return { stored, vanished: await countVanished(deps, present) }
}

async function removeUnknown({ db, storage }: SweepDeps, keys: string[]): Promise<number> {
  const known = await knownStorageNames(db, [...new Set(keys.map(storageNameIn))])
  const unknown = keys.filter((key) => !known.has(storageNameIn(key)))
  for (const key of unknown) await storage.delete(key)
  return unknown.length
}

async function countVanished(
  { db, storage }: SweepDeps,
  present: ReadonlySet<string>,
): Promise<number> {
  let vanished = 0
  let last = ''
  for (;;) {
    const files = await filesAfter(db, last, batchSize)
    const missing = files.filter(({ storageName }) => !present.has(originalKey(storageName)))
    for (const { storageName } of missing) {
      // It may have been stored since the list was read.
      const found = await storage.get(originalKey(storageName), { first: 0, last: 0 })
      if (found) found.destroy()
      else vanished += 1
    }
    last = files.at(-1)?.storageName ?? ''
    if (files.length < batchSize) return vanished
  }
}
