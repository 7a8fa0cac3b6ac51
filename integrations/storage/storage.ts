import type { Readable } from 'node:stream'

/** First and last byte, inclusive, from 0. */
export interface ByteRange {
  first: number
  last: number
}

export interface StoredObject {
  key: string
  modifiedAt: Temporal.Instant
}

/** Stores the files of entries. Keys are paths of lowercase letters, digits, `-` and `.`. */
export interface Storage {
  /** Stores a file durably, completely or not at all. Throws `StorageError`. */
  put(key: string, path: string, type: string): Promise<void>
  /** The file or a range of it; undefined if there is none. Throws `StorageError`. */
  get(key: string, range?: ByteRange): Promise<Readable | undefined>
  /** Succeeds if there is none. Throws `StorageError`. */
  delete(key: string): Promise<void>
  /** Everything whose key begins with the prefix, unordered. Throws `StorageError`. */
  list(prefix: string): AsyncIterable<StoredObject>
}

/** The storage is unavailable, perhaps only for now. The message names no file. */
export class StorageError extends Error {
  override name = 'StorageError'
}

const keyForm = /^[a-z0-9-]+(?:[/.][a-z0-9-]+)*$/

export function isKey(text: string): boolean {
  return keyForm.test(text)
}

/** Throws for a key that could escape the storage: keys are ours, so it is a bug. */
export function assertKey(key: string): void {
  if (!isKey(key)) throw new Error('not a key of the storage')
}
