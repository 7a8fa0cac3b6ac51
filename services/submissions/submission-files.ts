import type { Readable } from 'node:stream'
import type { EntryFileType, FileVariantName } from '#contracts/options.ts'
import type { ByteRange, Storage } from '#integrations/storage/index.ts'
import { findSubmissionFile, type FileInEntry } from '#store/submissions/submission-files.ts'
import type { FileVariant } from '#store/submissions/file-variants.ts'
import { isShown } from '#store/submissions/submission-rows.ts'
import type { Dependencies } from '../dependencies.ts'
import { NotFoundError, UnavailableError } from '../errors.ts'
import { isId } from '../ids.ts'
import { originalKey, variantKey } from './stored-files.ts'

export interface FileRequest {
  submissionId: string
  fileId: string
  /** Omitted for the file itself. */
  variant?: FileVariantName | undefined
  /** Whether the browser accepts AVIF. */
  takesAvif: boolean
}

/** A file the requester may see. */
export interface ServedFile {
  key: string
  type: EntryFileType | 'image/avif'
  bytes: number
  /** An ETag of the bytes. */
  tag: string
  originalName: string
  /** Whether everyone may see it, or only the admin. */
  isPublic: boolean
}

/**
 * Finds a file of an entry in the requested form. Calls `isAdmin` only if needed: strangers see
 * approved entries and winners, with the guest's consent, and never the original download. Throws
 * the same `NotFoundError` whether a file is private or does not exist.
 */
export async function findServedFile(
  { db }: Pick<Dependencies, 'db'>,
  request: FileRequest,
  isAdmin: () => Promise<boolean>,
): Promise<ServedFile> {
  const { submissionId, fileId, variant } = request
  const areIds = isId(submissionId) && isId(fileId)
  const file = areIds ? await findSubmissionFile(db, submissionId, fileId) : undefined
  const isPublic = file !== undefined && isShown(file) && variant !== 'original'
  const isAllowed = isPublic || (file !== undefined && (await isAdmin()))
  const served = file && isAllowed ? formOf(file, request) : undefined
  if (!served) throw new NotFoundError('There is no such file.')
  return { ...served, originalName: file?.originalName ?? '', isPublic }
}

/** The bytes of a file or a range of it. Throws `NotFoundError` or `UnavailableError`. */
export async function readServedFile(
  { storage }: Pick<Dependencies, 'storage'>,
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

type Form = Pick<ServedFile, 'key' | 'type' | 'bytes' | 'tag'>

function formOf(file: FileInEntry, { variant, takesAvif }: FileRequest): Form | undefined {
  const { id, storageName, mimetype, bytes } = file
  if (variant === undefined || variant === 'original') {
    return { key: originalKey(storageName), type: mimetype, bytes, tag: id }
  }
  const made = file.variants.filter(({ name }) => name === variant)
  const format = takesAvif ? 'avif' : 'webp'
  const found = made.find((each) => each.format === format)
  return found && variantForm(file, found)
}

function variantForm({ id, storageName }: FileInEntry, made: FileVariant): Form {
  const { name, format, bytes } = made
  const key = variantKey(storageName, made)
  return { key, type: `image/${format}`, bytes, tag: `${id}-${name}-${format}-${bytes}` }
}
