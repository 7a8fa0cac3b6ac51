import { entryLimits } from '#contracts/limits.ts'
import { entryMessages } from '#contracts/messages.ts'
import { RefusedMediaError, type Refusal } from '#integrations/media/index.ts'
import type { NewUpload } from '#store/pictures/uploads.ts'
import { newId } from '#store/values.ts'
import type { Dependencies } from '../dependencies.ts'
import { FileRefusedError, filesUnavailable } from '../errors.ts'
import { cleanKey, removeFiles } from '../pictures/stored-files.ts'
import type { ReceivedFile } from './receive-files.ts'

type StoringDependencies = Pick<Dependencies, 'storage' | 'media'>

/** Stores clean copies of all files or none. Throws `FileRefusedError` or `UnavailableError`. */
export async function storeFiles(
  { storage, media }: StoringDependencies,
  files: readonly ReceivedFile[],
): Promise<NewUpload[]> {
  const stored: NewUpload[] = []
  try {
    for (const { path, name } of files) {
      const cleanPath = `${path}-clean`
      const { type: mimetype, ...facts } = await media
        .prepare(path, cleanPath)
        .catch((error: unknown) => refuse(error, name))
      const id = newId()
      // Recorded before it is stored, so that a partial failure can be cleaned up.
      stored.push({ id, mimetype, ...facts, originalName: name })
      await storage.put(cleanKey(id), cleanPath, mimetype).catch(filesUnavailable)
    }
    return stored
  } catch (error) {
    await removeFiles(storage, stored)
    throw error
  }
}

const sentences: Record<Refusal, (name: string) => string> = {
  'wrong type': (name) => entryMessages.invalidType(name).description,
  codec: (name) =>
    `${name} has a video format inside (its codec) that does not play in every browser. Please save it again as MP4 with H.264.`,
  'no video': (name) => `${name} has no video in it, only sound. Please choose another file.`,
  incomplete: (name) =>
    `${name} is incomplete: the file ends before the picture does. Please choose the original again.`,
  damaged: (name) => `${name} cannot be read; it may be damaged. Please choose another file.`,
  'too many pixels': (name) => `${name} has more pixels than we can take. Please make it smaller.`,
  'too long': (name) =>
    `${name} is too long. Please choose a video of at most ${entryLimits.videoMinutes} minutes.`,
  failed: (name) => `${name} cannot be read. Please choose another file.`,
}

function refuse(error: unknown, name: string): never {
  if (!(error instanceof RefusedMediaError)) return filesUnavailable(error)
  const { refusal } = error
  const isOtherType = refusal === 'wrong type' || refusal === 'codec' || refusal === 'no video'
  const reason = isOtherType ? 'wrong type' : 'unreadable'
  throw new FileRefusedError(reason, sentences[refusal](name))
}
