import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { entryLimits } from '#contracts/limits.ts'
import { entryMessages } from '#contracts/messages.ts'
import { signatureBytes, typeBySignature } from '#integrations/media/index.ts'
import { isVideoType } from '#integrations/media/media.ts'
import { FileRefusedError, filesUnavailable } from '../errors.ts'

/** A file as received, in its own folder and not yet inspected. */
export interface ReceivedFile {
  path: string
  name: string
}

export interface FileReceiver {
  /**
   * Streams a file to disk and stops with a `FileRefusedError` (section 5) at the chunk that
   * exceeds a limit. Skips a part without name and content, which browsers send for an empty file
   * input.
   */
  take(givenName: string | undefined, pieces: AsyncIterable<Uint8Array>): Promise<void>
  readonly files: readonly ReceivedFile[]
}

/**
 * Receives the files of one submission into a folder. Throws `UnavailableError` if the disk fails.
 */
export function createFileReceiver(folder: string): FileReceiver {
  const files: ReceivedFile[] = []
  return {
    files,
    async take(givenName, pieces) {
      if (files.length >= entryLimits.files) return assertEmpty(pieces)
      const path = join(folder, `received-${files.length}`)
      const name = shownFileName(givenName)
      const bytes = await writePieces(path, sized(name, pieces))
      if (bytes > 0) return void files.push({ path, name })
      // The next file gets the same path.
      await rm(path)
      if (!givenName) return
      throw new FileRefusedError('unreadable', `${name} is empty. Please choose another file.`)
    },
  }
}

/** Rejects a fourth file unless it is an empty file input. */
async function assertEmpty(pieces: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const piece of pieces) {
    if (piece.length === 0) continue
    throw new FileRefusedError('too many', entryMessages.tooManyFiles.description)
  }
}

/** Passes chunks on while the file is within the limits of its type. */
async function* sized(name: string, pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let start = Buffer.alloc(0)
  let bytes = 0
  for await (const piece of pieces) {
    if (start.length < signatureBytes) {
      start = Buffer.concat([start, piece]).subarray(0, signatureBytes)
    }
    bytes += piece.length
    if (start.length === signatureBytes) assertAllowed(name, start, bytes)
    yield piece
  }
  if (bytes > 0) assertAllowed(name, start, bytes)
}

function assertAllowed(name: string, start: Uint8Array, bytes: number): void {
  const type = typeBySignature(start)
  if (!type) throw new FileRefusedError('wrong type', entryMessages.invalidType(name).description)
  const isVideo = isVideoType(type)
  if (bytes <= (isVideo ? entryLimits.videoBytes : entryLimits.imageBytes)) return
  const { videoTooLarge, imageTooLarge } = entryMessages
  const { description } = isVideo ? videoTooLarge(name) : imageTooLarge(name)
  throw new FileRefusedError('too large', description)
}

/** Returns the number of bytes written. */
async function writePieces(path: string, pieces: AsyncIterable<Uint8Array>): Promise<number> {
  let bytes = 0
  const file = await open(path, 'wx', 0o600).catch(filesUnavailable)
  try {
    for await (const piece of pieces) {
      await file.writeFile(piece).catch(filesUnavailable)
      bytes += piece.length
    }
  } finally {
    await file.close()
  }
  return bytes
}

/** Longer names do not help a reader. */
const longest = 120

// Characters that control a terminal or reverse the reading direction could disguise a name.
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu

/**
 * A guest's file name, safe to show and to offer for download: the last segment of a path, on one
 * line, without invisible characters. Never used as a storage path.
 */
export function shownFileName(given: string | undefined): string {
  const [last = ''] = (given ?? '').normalize('NFC').split(/[\\/]/).slice(-1)
  const name = last.replace(invisible, '').replaceAll(/\s+/g, ' ').trim()
  // A name of only dots is a folder.
  if (/^\.*$/.test(name)) return 'file'
  const characters = Array.from(name)
  if (characters.length <= longest) return name
  const ending = /\.\w{1,5}$/.exec(name)?.[0] ?? ''
  return `${characters.slice(0, longest - ending.length - 1).join('')}…${ending}`
}
