import { filesAfter, knownStorageNames } from '#store/submissions/submission-files.ts'
import type { Dependencies } from '../dependencies.ts'
import { sweepPrizePictures } from '../contests/sweep-prize-pictures.ts'
import { entriesPrefix, originalKey, storageNameIn } from './stored-files.ts'

export type SweepParts = Pick<Dependencies, 'db' | 'clock' | 'storage' | 'incoming'>

/** How many of each were found; what has vanished is gone and only told. */
export interface Swept {
  temporary: number
  stored: number
  vanished: number
}

/** From keeping the first file of an entry to storing the entry; otherwise it is given up. */
export const unnamedAtMost = { minutes: 30 }
/** Arriving takes half an hour at most and so does what follows, so what is older belongs to nobody. */
const oldAfter = { hours: 1 }
const batchSize = 200

/**
 * Removes what broken-off uploads have left: temporary files of this machine and kept files that no
 * entry or prize names, both older than an hour. Counts the entries' files that are no longer there. Several
 * servers may sweep at once. Throws when database or storage are away.
 */
export async function sweepUploads(parts: SweepParts): Promise<Swept> {
  const { clock, incoming, storage } = parts
  const before = clock.now().subtract(oldAfter)
  const temporary = await incoming.sweep(before)

  const present = new Set<string>()
  let old: string[] = []
  let stored = 0
  for await (const { key, modifiedAt } of storage.list(entriesPrefix)) {
    present.add(key)
    if (Temporal.Instant.compare(modifiedAt, before) >= 0) continue
    old.push(key)
    if (old.length < batchSize) continue
    stored += await removeUnknown(parts, old)
    old = []
  }
  stored += await removeUnknown(parts, old)
  stored += await sweepPrizePictures(parts, before)
  return { temporary, stored, vanished: await countVanished(parts, present) }
}

async function removeUnknown({ db, storage }: SweepParts, keys: string[]): Promise<number> {
  const known = await knownStorageNames(db, [...new Set(keys.map(storageNameIn))])
  const unknown = keys.filter((key) => !known.has(storageNameIn(key)))
  for (const key of unknown) await storage.delete(key)
  return unknown.length
}

async function countVanished(
  { db, storage }: SweepParts,
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
