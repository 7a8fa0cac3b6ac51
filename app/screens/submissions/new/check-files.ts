import { entryLimits } from '#contracts/limits.ts'
import { entryMessages } from '#contracts/contest-messages.ts'
import type { Message } from '#contracts/messages.ts'
import { imageTypes, videoTypes } from '#contracts/entry-file-types.ts'

interface FileFacts {
  name: string
  /** Media type according to the browser; empty if unknown. */
  type: string
  /** Bytes. */
  size: number
}

export function isVideo({ type }: Pick<FileFacts, 'type'>): boolean {
  return (videoTypes as readonly string[]).includes(type)
}

function isImage({ type }: Pick<FileFacts, 'type'>): boolean {
  return (imageTypes as readonly string[]).includes(type)
}

/** Which newly chosen files fit (section 5), and errors for the rest. */
export function checkFiles<File extends FileFacts>(
  before: number,
  chosen: readonly File[],
): { taken: File[]; problems: Message[] } {
  const problems = chosen.flatMap((file) => problemOf(file) ?? [])
  const fit = chosen.filter((file) => !problemOf(file))
  const remaining = Math.max(0, entryLimits.files - before)
  if (fit.length > remaining) problems.push(entryMessages.tooManyFiles)
  return { taken: fit.slice(0, remaining), problems }
}

function problemOf(file: FileFacts): Message | undefined {
  const { invalidType, imageTooLarge, videoTooLarge } = entryMessages
  if (isVideo(file)) {
    return file.size > entryLimits.videoBytes ? videoTooLarge(file.name) : undefined
  }
  if (!isImage(file)) return invalidType(file.name)
  return file.size > entryLimits.imageBytes ? imageTooLarge(file.name) : undefined
}
