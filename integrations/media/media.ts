import type { EncodeStep } from './encode-step.ts'
import { type EntryFileType, videoTypes } from '#contracts/options.ts'

/** Why a file is rejected. `failed`: the reader crashed or used too much. */
export const refusals = [
  'wrong type',
  'codec',
  'no video',
  'incomplete',
  'damaged',
  'too many pixels',
  'too long',
  'failed',
] as const
export type Refusal = (typeof refusals)[number]

/** A re-encoded file with nothing of the original but picture and sound. */
export interface PreparedFile {
  type: EntryFileType
  bytes: number
  /** Pixels as shown, after rotation. */
  width: number
  height: number
}

export interface Media {
  /**
   * Makes a clean copy of a file: pictures are re-encoded, videos remuxed, and everything else in the
   * file is dropped. The owner's pictures may be of more formats than guests', and larger. Throws
   * `RefusedMediaError`, or `MediaError` if it could not be tried.
   */
  prepare(path: string, cleanPath: string, sender?: Sender): Promise<PreparedFile>
  /** Writes one file of a clean picture into the folder and returns its path. Throws like `prepare`. */
  encode(path: string, step: EncodeStep, folder: string): Promise<string>
  close(): void
}

/** Guests' files keep their type; the owner's pictures become a JPEG, or a PNG if transparent. */
export type Sender = 'guest' | 'owner'

export class RefusedMediaError extends Error {
  override name = 'RefusedMediaError'
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(`the file was refused: ${refusal}`)
    this.refusal = refusal
  }
}

/** The reader could not start or was too slow on a busy machine; the file may be fine. */
export class MediaError extends Error {
  override name = 'MediaError'
}

export type VideoType = (typeof videoTypes)[number]

export function isVideoType(type: string): type is VideoType {
  return videoTypes.some((each) => each === type)
}

interface Signature {
  type: EntryFileType
  at: number
  bytes: readonly number[]
}

const ascii = (text: string) => Array.from(Buffer.from(text, 'latin1'))

const signatures: readonly Signature[] = [
  { type: 'image/jpeg', at: 0, bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', at: 0, bytes: [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a] },
  { type: 'image/webp', at: 8, bytes: ascii('WEBP') },
  { type: 'video/mp4', at: 4, bytes: ascii('ftyp') },
  { type: 'video/webm', at: 0, bytes: [0x1a, 0x45, 0xdf, 0xa3] },
]

/** Enough bytes from the start of a file for `typeBySignature`. */
export const signatureBytes = 12

/**
 * A file's type by its first bytes, whatever its name and header say; undefined if entries may not
 * have it. It selects the size limit while the file is arriving; the reader then determines the
 * real type.
 */
export function typeBySignature(start: Uint8Array): EntryFileType | undefined {
  const found = signatures.find(({ at, bytes }) =>
    bytes.every((byte, index) => start[at + index] === byte),
  )
  return found?.type
}

/** The file that `encode` writes. */
export const encodedName = 'encoded'
