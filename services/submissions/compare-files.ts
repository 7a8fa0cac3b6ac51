import { filesAfter, knownStorageNames } from '#store/submissions/storage-names.ts'
import type { Dependencies } from '../dependencies.ts'
import { entriesPrefix, originalKey, storageNameIn } from './stored-files.ts'

/** How many there are of each. */
export interface Differences {
  /** Files that entries name and the storage lacks. */
  missing: number
  /** Stored files that no entry names, older than an hour: the sweep of a running site removes them. */
  unknown: number
}

const uploadAtMost = { hours: 1 }
const batchSize = 200

/** Compares storage and database without changing either. Throws if one of them is down. */
export async function compareFiles({
  db,
  clock,
  storage,
}: Pick<Dependencies, 'db' | 'clock' | 'storage'>): Promise<Differences> {
  const before = clock.now().subtract(uploadAtMost)
  const present = new Set<string>()
  const old = new Set<string>()
  for await (const { key, modifiedAt } of storage.list(entriesPrefix)) {
    present.add(key)
    if (Temporal.Instant.compare(modifiedAt, before) < 0) old.add(storageNameIn(key))
  }
  const names = [...old]
  let unknown = 0
  for (let at = 0; at < names.length; at += batchSize) {
    const batch = names.slice(at, at + batchSize)
    unknown += batch.length - (await knownStorageNames(db, batch)).size
  }
  let missing = 0
  let last = ''
  for (;;) {
    const files = await filesAfter(db, last, batchSize)
    missing += files.filter(({ storageName }) => !present.has(originalKey(storageName))).length
    last = files.at(-1)?.storageName ?? ''
    if (files.length < batchSize) return { missing, unknown }
  }
}
