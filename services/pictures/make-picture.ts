import { createWriteStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { placeholderAddress } from '#integrations/media/encode-step.ts'
import { RefusedMediaError } from '#integrations/media/index.ts'
import { findPicture, updatePicture, type StoredPicture } from '#store/pictures/pictures.ts'
import type { Dependencies } from '../dependencies.ts'
import type { JobRun, QueueHandler } from '../jobs/handler.ts'
import { cleanKey, fileKey, stepsOf } from './stored-pictures.ts'

type Deps = Pick<Dependencies, 'db' | 'site' | 'storage' | 'incoming' | 'media'>

/** Makes the files of the owner's pictures, one picture at a time. */
export function picturesJob(deps: Deps): QueueHandler {
  return {
    kinds: ['site-picture'],
    // A killed worker's picture waits so long; making one file takes less even on a small machine.
    leaseMs: 60_000,
    triesAtMost: 8,
    async run(job) {
      const picture = await findPicture(deps.db, job.key)
      if (!picture) return null
      await makeFiles(deps, picture, job)
      return 'made'
    },
    judge: (error) =>
      error instanceof RefusedMediaError || error instanceof VanishedError ? 'counts' : 'elsewhere',
    async note(transaction, id, { due }) {
      if (due === null) await updatePicture(transaction, id, { state: 'failed' })
    },
  }
}

/**
 * Makes what is still missing of a picture. Each file is recorded once it is stored, so a try cut
 * short goes on where it ended.
 */
async function makeFiles(
  { db, storage, incoming, media, site }: Deps,
  picture: StoredPicture,
  { stopping, renew }: JobRun,
): Promise<void> {
  const { id } = picture
  const folder = await incoming.open()
  try {
    const clean = join(folder, 'clean')
    const content = await storage.get(cleanKey(id))
    if (!content) throw new VanishedError('the picture has vanished from the storage')
    await pipeline(content, createWriteStream(clean))
    let { files } = picture
    for (const { file, type, step } of stepsOf(picture, site.facts.palette)) {
      if (files.some(({ name }) => name === file)) continue
      stopping.throwIfAborted()
      const path = await media.encode(clean, step, folder)
      const { size: bytes } = await stat(path)
      await storage.put(fileKey(file), path, type)
      files = [...files, { name: file, bytes }]
      await updatePicture(db, id, { files })
      await renew()
    }
    stopping.throwIfAborted()
    const blur = await media.encode(clean, { kind: 'placeholder' }, folder)
    const placeholder = placeholderAddress(await readFile(blur))
    await updatePicture(db, id, { state: 'ready', placeholder })
  } finally {
    await incoming.close(folder).catch(() => {})
  }
}

class VanishedError extends Error {
  override name = 'VanishedError'
}
