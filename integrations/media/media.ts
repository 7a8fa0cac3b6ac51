import { type EntryFileType, imageTypes, videoTypes } from '#contracts/options.ts'

/** Why a file cannot be taken. `failed` is a file that the reader did not survive, or not in time. */
export const refusals = ['wrong type', 'damaged', 'too many pixels', 'too long', 'failed'] as const
export type Refusal = (typeof refusals)[number]

/** A re-encoded file, with nothing of the sender's but picture and sound. */
export interface PreparedFile {
  type: EntryFileType
  bytes: number
  /** Pixels as shown, rotation applied. */
  width: number
  height: number
}

export interface MadeVariant {
  name: 'card' | 'large' | 'poster'
  format: 'avif' | 'webp'
  path: string
  bytes: number
}

export interface Media {
  /**
   * Makes a clean copy of a guest's file: pictures are decoded and encoded again, videos packed
   * again, and everything else in the file is dropped. The same file gives the same bytes.
   * Throws `RefusedMediaError`, and `MediaError` when it cannot be tried.
   */
  prepare(path: string, cleanPath: string): Promise<PreparedFile>
  /** Writes what pages show of a clean file into the folder. Throws as `prepare`. */
  makeVariants(path: string, type: EntryFileType, folder: string): Promise<MadeVariant[]>
  close(): void
}

export class RefusedMediaError extends Error {
  override name = 'RefusedMediaError'
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(`the file was refused: ${refusal}`)
    this.refusal = refusal
  }
}

/** The reader could not be started; the file may be fine. */
export class MediaError extends Error {
  override name = 'MediaError'
}

export type ImageType = (typeof imageTypes)[number]
export type VideoType = (typeof videoTypes)[number]

export function isVideoType(type: string): type is VideoType {
  return videoTypes.some((each) => each === type)
}

export function isEntryFileType(type: string): type is EntryFileType {
  return isVideoType(type) || imageTypes.some((each) => each === type)
}
