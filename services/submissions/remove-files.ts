import type { Storage } from '#integrations/storage/index.ts'
import { variantForms, type StoredFile } from '#store/submissions/submission-files.ts'
import { originalKey, variantKey } from './submission-keys.ts'

/**
 * Removes all that is kept of files whose rows are gone. Every name that a smaller form may have is
 * tried: one may have been kept after the row was read. Never rejects: what a storage that is away
 * keeps, and what a killed process has not come to, the hourly sweep removes.
 */
export async function removeFiles(
  storage: Storage,
  files: readonly Pick<StoredFile, 'storageName'>[],
): Promise<void> {
  for (const { storageName } of files) {
    const keys = variantForms.map((form) => variantKey(storageName, form))
    keys.push(originalKey(storageName))
    const results = await Promise.allSettled(keys.map((key) => storage.delete(key)))
    // A storage that does not answer would keep whoever waits for each file anew.
    if (results.every(({ status }) => status === 'rejected')) return
  }
}
