import type { Readable } from 'node:stream'
import type { ByteRange, Storage } from '#integrations/storage/index.ts'
import { findUpload, type StoredUpload } from '#store/pictures/uploads.ts'
import type { Dependencies } from '../dependencies.ts'
import { NotFoundError, UnavailableError } from '../errors.ts'
import { stepsOf, type Upload } from './recipe.ts'

/** Prefix of all keys of uploads. */
export const filesPrefix = 'files/'

/** Of the clean file that is kept of an upload, and of which its files are made. */
export function cleanKey(id: string): string {
  return `${filesPrefix}${id}.clean`
}

/** Of a file by its name. */
export function fileKey(name: string): string {
  return filesPrefix + name
}

/** Key of a card with the mark on it. Ids of uploads contain no dot, so none can look like this. */
export function markedCardKey(mark: string, card: string): string {
  return `${filesPrefix}${mark}.on.${card}`
}

const ending =
  /(\.on\.[\w-]+\.jpg|-\d+\.avif|-(card|large)\.(avif|webp)|\.webp|-og\.jpg|-icon-\d+\.png|\.clean)$/

/** The upload's id in the name of one of its files. */
export function uploadIdIn(name: string): string {
  return name.replace(ending, '')
}

/** Of everything that may be stored for an upload. */
export function keysOf(upload: Upload): string[] {
  return [...stepsOf(upload).map(({ file }) => fileKey(file)), cleanKey(upload.id)]
}

/**
 * Removes everything stored for uploads without a row. Tries every file that may have been made, since
 * one may have been stored after the row was read. Never rejects: the hourly sweep removes the rest.
 */
export async function removeFiles(storage: Storage, uploads: readonly Upload[]): Promise<void> {
  for (const upload of uploads) {
    const results = await Promise.allSettled(keysOf(upload).map((key) => storage.delete(key)))
    // An unresponsive storage would time out for each file again.
    if (results.every(({ status }) => status === 'rejected')) return
  }
}

/** A file as it is sent. */
export interface ServedFile {
  key: string
  type: string
  bytes: number
  /** An ETag of the bytes, without quotes. */
  tag: string
}

/** What has been made under this name; undefined if nothing has. */
export function madeFile(upload: StoredUpload, name: string): ServedFile | undefined {
  const made = upload.files.find((file) => file.name === name)
  const step = stepsOf(upload).find(({ file }) => file === name)
  if (!made || !step) return undefined
  return { key: fileKey(name), type: step.type, bytes: made.bytes, tag: `${name}-${made.bytes}` }
}

/** A file of one of the owner's pictures by its name; undefined if there is none. */
export async function findOwnPicture(
  { db }: Pick<Dependencies, 'db'>,
  name: string,
): Promise<ServedFile | undefined> {
  const upload = await findUpload(db, uploadIdIn(name))
  // Files of entries have an address of their own, which asks who may see them.
  return upload && upload.submissionId === null ? madeFile(upload, name) : undefined
}

/** The bytes of a file or a range of them. Throws `NotFoundError` or `UnavailableError`. */
export async function readServedFile(
  storage: Pick<Storage, 'get'>,
  { key }: Pick<ServedFile, 'key'>,
  range?: ByteRange,
): Promise<Readable> {
  const stream = await openKept(storage, key, range)
  if (!stream) throw new NotFoundError('There is no such file.')
  return stream
}

/** The content of a key or a range of it; undefined if missing. Throws `UnavailableError`. */
export async function openKept(
  storage: Pick<Storage, 'get'>,
  key: string,
  range?: ByteRange,
): Promise<Readable | undefined> {
  try {
    return await storage.get(key, range)
  } catch (cause) {
    throw new UnavailableError(filesAway, { cause })
  }
}

const filesAway = 'Photos and videos cannot be reached just now. Please try again in a few minutes.'
