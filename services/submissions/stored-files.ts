import type { Storage } from '#integrations/storage/index.ts'
import { variantForms, type FileVariant } from '#store/submissions/file-variants.ts'
import type { StoredFile } from '#store/submissions/submission-files.ts'

/** Prefix of all keys of submissions. */
export const entriesPrefix = 'entries/'

export function originalKey(storageName: string): string {
  return `${entriesPrefix}${storageName}`
}

export function variantKey(
  storageName: string,
  { name, format }: Pick<FileVariant, 'name' | 'format'>,
): string {
  return `${originalKey(storageName)}.${name}.${format}`
}

/** The storage name in a key of either kind. */
export function storageNameIn(key: string): string {
  return key.slice(entriesPrefix.length).split('.', 1)[0] ?? ''
}

/**
 * Removes everything stored for files without a row. Tries every possible variant, since one may
 * have been stored after the row was read. Never rejects: the hourly sweep removes the rest.
 */
export async function removeFiles(
  storage: Storage,
  files: readonly Pick<StoredFile, 'storageName'>[],
): Promise<void> {
  for (const { storageName } of files) {
    const keys = variantForms.map((form) => variantKey(storageName, form))
    keys.push(originalKey(storageName))
    const results = await Promise.allSettled(keys.map((key) => storage.delete(key)))
    // An unresponsive storage would time out for each file again.
    if (results.every(({ status }) => status === 'rejected')) return
  }
}
