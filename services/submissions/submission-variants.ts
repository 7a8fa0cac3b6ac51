import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { RefusedMediaError } from '#integrations/media/index.ts'
import { inTransaction } from '#store/database.ts'
import { markFileReady, type FileVariant } from '#store/submissions/file-variants.ts'
import { storageNameOf, type StoredFile } from '#store/submissions/submission-files.ts'
import { isShown } from '#store/submissions/submission-rows.ts'
import type { Dependencies } from '../dependencies.ts'
import type { QueueHandler, Verdict } from '../jobs/handler.ts'
import { originalKey, removeFiles, variantKey } from './stored-files.ts'

export type VariantDeps = Pick<
  Dependencies,
  'db' | 'clock' | 'storage' | 'incoming' | 'media' | 'changes'
>

type FileInStorage = Pick<StoredFile, 'id' | 'storageName'>

/** What happened to a file; `deleted` if its entry was deleted meanwhile. */
export type VariantResult = 'made' | 'deleted'

/**
 * Makes the smaller pictures that pages show of the files of entries. A file that is given up is
 * shown as it is.
 */
export function variantsJob(deps: VariantDeps): QueueHandler {
  return {
    kinds: ['entry-file'],
    // The slowest file takes three minutes, the slowest storage a few more.
    leaseMs: 10 * 60_000,
    triesAtMost: 5,
    run: ({ key }) => makeVariantsOf(deps, key),
    judge,
  }
}

/** Idempotent, so a try cut short by a crash is simply repeated. */
async function makeVariantsOf(deps: VariantDeps, fileId: string): Promise<VariantResult> {
  const { db, storage, changes } = deps
  const file = await storageNameOf(db, fileId)
  if (!file) return 'deleted'
  try {
    const variants = await makeVariants(deps, file)
    const entry = await inTransaction(db, (transaction) =>
      markFileReady(transaction, fileId, variants),
    )
    // Private entries are announced when approved.
    if (entry && isShown(entry)) changes.announce('submissions')
    if (entry) return 'made'
  } catch (error) {
    if (await storageNameOf(db, fileId)) throw error
  }
  // The deletion could not know what was still to be stored.
  await removeFiles(storage, [file])
  return 'deleted'
}

async function makeVariants(
  { storage, incoming, media }: VariantDeps,
  { storageName }: FileInStorage,
): Promise<FileVariant[]> {
  const folder = await incoming.open()
  try {
    const path = join(folder, 'original')
    const original = await storage.get(originalKey(storageName))
    if (!original) throw new VanishedFileError('the file has vanished from the storage')
    await pipeline(original, createWriteStream(path))
    const made = await media.makeVariants(path, folder)
    for (const variant of made) {
      await storage.put(variantKey(storageName, variant), variant.path, `image/${variant.format}`)
    }
    return made.map(({ name, format, bytes }) => ({ name, format, bytes }))
  } finally {
    await incoming.close(folder)
  }
}

function judge(error: unknown): Verdict {
  if (error instanceof VanishedFileError) return 'counts'
  // Anything else is the fault of the storage or the disk.
  if (!(error instanceof RefusedMediaError)) return 'elsewhere'
  // A crash may be the machine's fault; a verdict about the file is final.
  return error.refusal === 'failed' ? 'counts' : 'final'
}

class VanishedFileError extends Error {
  override name = 'VanishedFileError'
}
