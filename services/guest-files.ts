import type { Storage } from '#integrations/storage/index.ts'
import type { KeptFile } from '#store/guest-data.ts'
import { originalKey, variantKey } from './submission-keys.ts'

/**
 * Removes all that is kept of files whose rows are gone. Never rejects: what a storage that is away
 * keeps, and what a killed process has not come to, the hourly sweep removes.
 */
export async function removeFiles(storage: Storage, files: readonly KeptFile[]): Promise<void> {
  for (const { storageName, variants } of files) {
    const keys = [
      originalKey(storageName),
      ...variants.map((variant) => variantKey(storageName, variant)),
    ]
    await Promise.allSettled(keys.map((key) => storage.delete(key)))
  }
}
