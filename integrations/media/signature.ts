import type { EntryFileType } from '#contracts/options.ts'

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
