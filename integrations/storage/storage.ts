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
  /**
   * Throws `StorageError` if files that were stored are gone, because their folder was removed or
   * replaced. Asks no service, so it may be called every few seconds.
   */
  assertInPlace(): Promise<void>
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
