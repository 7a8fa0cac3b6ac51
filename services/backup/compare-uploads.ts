import type { Dependencies } from '../dependencies.ts'
import { isUpload } from './copied-storage.ts'
import {
  copiesPrefix,
  copyOne,
  deletedPrefix,
  keysIn,
  mark,
  marksIn,
  type CopyDeps,
} from './copied-uploads.ts'
import { copyRetention } from './database-copy.ts'

export interface UploadsCopied {
  copied: number
  removed: number
}

/**
 * Copies what is missing. Copies of deleted files are marked, and deleted after the retention: until
 * then an earlier moment can be restored with its files.
 */
export async function compareUploads(
  deps: CopyDeps & Pick<Dependencies, 'clock'>,
  stopping: AbortSignal,
): Promise<UploadsCopied> {
  const { storage, copy, clock } = deps
  // The copies first: what is stored afterwards is in the second list.
  const copies = await keysIn(copy, copiesPrefix)
  const marks = await marksIn(copy)
  const present = new Set<string>()
  let copied = 0
  for await (const { key } of storage.list('')) {
    if (stopping.aborted) return { copied, removed: 0 }
    if (!isUpload(key)) continue
    present.add(key)
    if (marks.has(key)) await copy.delete(deletedPrefix + key)
    if (copies.has(key)) continue
    await copyOne(deps, key)
    copied += 1
  }
  const before = clock.now().subtract(copyRetention)
  let removed = 0
  for (const key of copies) {
    if (stopping.aborted) break
    if (present.has(key)) continue
    const markedAt = marks.get(key)
    if (!markedAt) await mark(deps, key)
    else if (Temporal.Instant.compare(markedAt, before) < 0) {
      await copy.delete(copiesPrefix + key)
      await copy.delete(deletedPrefix + key)
      removed += 1
    }
  }
  return { copied, removed }
}
