import type { FileVariant } from '#store/submissions/submission-files.ts'

// What the files of entries are called in the storage.

/** All keys of entries begin so. */
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
