import type { Readable } from 'node:stream'

/** First and last byte, both included, counted from 0. */
export interface ByteRange {
  first: number
  last: number
}

export interface StoredObject {
  key: string
  modifiedAt: Temporal.Instant
}

/** Where the files of entries are kept. Keys are paths of small letters, digits, `-` and `.`. */
export interface Storage {
  /**
   * Keeps the file at this path under the key, whole or not at all. Resolves when it would survive
   * a power cut. Throws `StorageError`.
   */
  put(key: string, path: string, type: string): Promise<void>
  /** All of it or a part. Undefined when there is nothing under the key. Throws `StorageError`. */
  get(key: string, range?: ByteRange): Promise<Readable | undefined>
  /** Nothing under the key is as good. Throws `StorageError`. */
  delete(key: string): Promise<void>
  /** What is kept under keys that begin so, in no particular order. Throws `StorageError`. */
  list(prefix: string): AsyncIterable<StoredObject>
}

/** The storage cannot do what it was asked, perhaps later. Its message names no file. */
export class StorageError extends Error {
  override name = 'StorageError'
}

const keyForm = /^[a-z0-9-]+(?:[/.][a-z0-9-]+)*$/

export function isKey(text: string): boolean {
  return keyForm.test(text)
}

/** Throws for a key that could lead out of the storage: they are made by us, so it is a mistake. */
export function assertKey(key: string): void {
  if (!isKey(key)) throw new Error('not a key of the storage')
}
