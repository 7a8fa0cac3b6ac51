import type { FileVariantName } from '#contracts/options.ts'
import { findUpload, type StoredUpload } from '#store/pictures/uploads.ts'
import { isShown } from '#store/submissions/submission-rows.ts'
import { findSubmission } from '#store/submissions/submissions.ts'
import type { Dependencies } from '../dependencies.ts'
import { NotFoundError } from '../errors.ts'
import { isId } from '../ids.ts'
import { variantFile } from '../pictures/recipe.ts'
import { cleanKey, madeFile, type ServedFile } from '../pictures/stored-files.ts'

export interface FileRequest {
  submissionId: string
  fileId: string
  /** Omitted for the file itself. */
  variant?: FileVariantName | undefined
  /** Whether the browser accepts AVIF. */
  takesAvif: boolean
}

/** A file of an entry that the requester may see. */
export interface EntryFile extends ServedFile {
  originalName: string
  /** Whether everyone may see it, or only the admin. */
  isPublic: boolean
}

/**
 * Finds a file of an entry in the requested form. Calls `isAdmin` only if needed: strangers see
 * approved entries and winners, with the guest's consent, and never the original download. Throws
 * the same `NotFoundError` whether a file is private or does not exist.
 */
export async function findEntryFile(
  { db }: Pick<Dependencies, 'db'>,
  request: FileRequest,
  isAdmin: () => Promise<boolean>,
): Promise<EntryFile> {
  const { submissionId, fileId, variant } = request
  const upload = isId(submissionId) && isId(fileId) ? await findUpload(db, fileId) : undefined
  const isOfEntry = upload?.submissionId === submissionId
  const entry = isOfEntry ? await findSubmission(db, submissionId) : undefined
  const isPublic = entry !== undefined && isShown(entry) && variant !== 'original'
  const isAllowed = isPublic || (entry !== undefined && (await isAdmin()))
  const served = upload && isAllowed ? formOf(upload, request) : undefined
  if (!served) throw new NotFoundError('There is no such file.')
  return { ...served, originalName: upload?.originalName ?? '', isPublic }
}

function formOf(upload: StoredUpload, { variant, takesAvif }: FileRequest): ServedFile | undefined {
  const { id, mimetype: type, bytes } = upload
  if (variant === undefined || variant === 'original') {
    return { key: cleanKey(id), type, bytes, tag: id }
  }
  return madeFile(upload, variantFile(id, variant, takesAvif ? 'avif' : 'webp'))
}
