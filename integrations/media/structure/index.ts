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
 * Follows the lengths in a file from part to part before a library does: one that reaches beyond its
 * surroundings, or a number of samples that the file has no room for, may keep a parser busy without
 * end. Throws `RefusedMediaError`.
 */
export async function assertStructure(path: string, type: EntryFileType): Promise<void> {
  await using file = await open(path)
  await checks[type](await bytesOf(file))
}
