import { createWriteStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { prizesAlbum } from '#content/pictures/stand-ins.ts'
import { placeholderAddress } from '#integrations/media/encode-step.ts'
import { RefusedMediaError } from '#integrations/media/index.ts'
import { inTransaction } from '#store/database.ts'
import {
  findUpload,
  finishUpload,
  updateUpload,
  type StoredUpload,
} from '#store/pictures/uploads.ts'
import type { Dependencies } from '../dependencies.ts'
import type { JobRun, QueueHandler, Verdict } from '../jobs/handler.ts'
import { stepsOf } from './recipe.ts'
import { cleanKey, fileKey, removeFiles } from './stored-files.ts'

export type MakeDeps = Pick<
  Dependencies,
  'db' | 'site' | 'storage' | 'incoming' | 'media' | 'changes'
>

/**
 * Makes the files that pages show of pictures, one picture at a time. A guest's that is given up is
 * shown as it is.
 */
export function picturesJob(deps: MakeDeps): QueueHandler {
  return {
    kinds: ['picture'],
    // Longer than any one file takes; what a killed worker was at waits so long.
    leaseMs: 120_000,
    triesAtMost: 5,
    run: (job) => makePicture(deps, job),
    judge,
    async note(transaction, id, { due }) {
      if (due === null) await updateUpload(transaction, id, { state: 'failed' })
    },
  }
}

type Run = Pick<JobRun, 'key' | 'stopping' | 'renew'>

/** What happened to a picture; `deleted` if it was meanwhile. */
export async function makePicture(deps: MakeDeps, job: Run): Promise<'made' | 'deleted'> {
  const { db, storage, changes } = deps
  const upload = await findUpload(db, job.key)
  if (!upload) return 'deleted'
  if (upload.state === 'ready') return 'made'
  try {
    const placeholder = await makeFiles(deps, upload, job)
    const isPublic = await inTransaction(db, (transaction) =>
      finishUpload(transaction, upload.id, placeholder),
    )
    // Private entries are announced when approved.
    if (isPublic) changes.announce('submissions')
    if (isPublic !== undefined) return 'made'
  } catch (error) {
    if (await findUpload(db, upload.id)) throw error
  }
  // The deletion could not know what was still to be stored.
  await removeFiles(storage, [upload])
  return 'deleted'
}

/**
 * Makes what is still missing of a picture. Each file is recorded once it is stored, so a try cut
 * short goes on where it ended. Returns the placeholder of the owner's.
 */
async function makeFiles(
  { db, storage, incoming, media, site }: MakeDeps,
  upload: StoredUpload,
  { stopping, renew }: Run,
): Promise<string | undefined> {
  const folder = await incoming.open()
  try {
    const clean = join(folder, 'clean')
    const content = await storage.get(cleanKey(upload.id))
    if (!content) throw new VanishedError('the file has vanished from the storage')
    await pipeline(content, createWriteStream(clean))
    let { files } = upload
    for (const { file, type, step } of stepsOf(upload, site.facts.palette)) {
      if (files.some(({ name }) => name === file)) continue
      stopping.throwIfAborted()
      const path = await media.encode(clean, step, folder)
      const { size: bytes } = await stat(path)
      await storage.put(fileKey(file), path, type)
      files = [...files, { name: file, bytes }]
      // Before the row changes: another worker may have gone further.
      await renew()
      if (!(await updateUpload(db, upload.id, { files }))) throw new VanishedError('deleted')
    }
    stopping.throwIfAborted()
    if (!upload.album || upload.album === prizesAlbum) return undefined
    const blur = await media.encode(clean, { kind: 'placeholder' }, folder)
    return placeholderAddress(await readFile(blur))
  } finally {
    await incoming.close(folder).catch(() => {})
  }
}

function judge(error: unknown): Verdict {
  if (error instanceof VanishedError) return 'counts'
  // Anything else is the fault of the storage or the disk.
  if (!(error instanceof RefusedMediaError)) return 'elsewhere'
  // A crash may be the machine's fault; a verdict about the file is final.
  return error.refusal === 'failed' ? 'counts' : 'final'
}

class VanishedError extends Error {
  override name = 'VanishedError'
}
