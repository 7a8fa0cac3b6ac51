import { open } from 'node:fs/promises'
import type { EntryFileType } from '#contracts/options.ts'
import { assertBoxes } from './boxes.ts'
import { bytesOf, type Bytes } from './bytes.ts'
import { assertPngChunks, assertSegments, assertWebpChunks } from './pictures.ts'
import { assertElements } from './elements.ts'

const checks: Record<EntryFileType, (bytes: Bytes) => Promise<void>> = {
  'image/jpeg': assertSegments,
  'image/png': assertPngChunks,
  'image/webp': assertWebpChunks,
  'video/mp4': assertBoxes,
  'video/webm': assertElements,
}

/**
 * Follows a file's lengths before a library does: a part that exceeds its parent, or more samples
 * than the file has room for, could keep a parser busy forever. Throws `RefusedMediaError`.
 */
export async function assertStructure(path: string, type: EntryFileType): Promise<void> {
  await using file = await open(path)
  await checks[type](await bytesOf(file))
}
