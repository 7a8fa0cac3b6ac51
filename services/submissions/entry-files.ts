import { entryLimits } from '#contracts/limits.ts'
import { entryMessages } from '#contracts/messages.ts'
import { RefusedMediaError, type Media, type Refusal } from '#integrations/media/index.ts'
import type { Storage } from '#integrations/storage/index.ts'
import type { NewSubmissionFile } from '#store/submissions/submission-files.ts'
import { filesUnavailable, type ReceivedFile } from './entry-intake.ts'
import { FileRefusedError, UnavailableError } from '../errors.ts'
import { originalKey } from './submission-keys.ts'

export interface CleanFile {
  path: string
  facts: Pick<NewSubmissionFile, 'mimetype' | 'bytes' | 'width' | 'height'>
}

const sentences: Record<Exclude<Refusal, 'wrong type'>, (name: string) => string> = {
  damaged: (name) => `${name} cannot be read; it may be damaged. Please choose another file.`,
  'too many pixels': (name) => `${name} has more pixels than we can take. Please make it smaller.`,
  'too long': (name) =>
    `${name} is too long. Please choose a video of at most ${entryLimits.videoMinutes} minutes.`,
  failed: (name) => `${name} cannot be read. Please choose another file.`,
}

/** Makes the copy of a received file that is kept. Throws as `submitEntry`. */
export async function prepareFile(media: Media, { path, name }: ReceivedFile): Promise<CleanFile> {
  const cleanPath = `${path}-clean`
  try {
    const { type, ...facts } = await media.prepare(path, cleanPath)
    return { path: cleanPath, facts: { mimetype: type, ...facts } }
  } catch (error) {
    throw error instanceof RefusedMediaError
      ? refusedFile(error.refusal, name)
      : new UnavailableError(filesUnavailable, { cause: error })
  }
}

export async function storeFile(
  storage: Storage,
  { storageName, mimetype }: NewSubmissionFile,
  path: string,
): Promise<void> {
  try {
    await storage.put(originalKey(storageName), path, mimetype)
  } catch (cause) {
    throw new UnavailableError(filesUnavailable, { cause })
  }
}

/** Never rejects: what a storage that is away keeps, the sweep removes. */
export async function discardFiles(
  storage: Storage,
  files: readonly NewSubmissionFile[],
): Promise<void> {
  await Promise.allSettled(files.map(({ storageName }) => storage.delete(originalKey(storageName))))
}

function refusedFile(refusal: Refusal, name: string): FileRefusedError {
  if (refusal === 'wrong type') {
    return new FileRefusedError('wrong type', entryMessages.invalidType(name).description)
  }
  return new FileRefusedError('unreadable', sentences[refusal](name))
}
