import { createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Storage } from '#integrations/storage/index.ts'
import type { Dependencies } from '../dependencies.ts'

/** Prefixes in the copy: the files, and when each was found deleted. */
export const copiesPrefix = 'uploads/'
export const deletedPrefix = 'deleted/'

export type CopyDeps = Pick<Dependencies, 'storage' | 'incoming'> & { copy: Storage }

// Browsers are served from the storage, never from the copy, so the type doesn't matter there.
const type = 'application/octet-stream'

/** What was deleted meanwhile needs no copy. */
export async function copyOne({ storage, copy, incoming }: CopyDeps, key: string): Promise<void> {
  const body = await storage.get(key)
  if (!body) return
  const folder = await incoming.open()
  try {
    const path = join(folder, 'copy')
    await pipeline(body, createWriteStream(path, { mode: 0o600 }))
    await copy.put(copiesPrefix + key, path, type)
  } finally {
    await incoming.close(folder)
  }
}

/** Says in the copies that a file was found deleted. */
export async function mark({ copy, incoming }: CopyDeps, key: string): Promise<void> {
  const folder = await incoming.open()
  try {
    const path = join(folder, 'mark')
    await writeFile(path, 'deleted\n', { mode: 0o600 })
    await copy.put(deletedPrefix + key, path, type)
  } finally {
    await incoming.close(folder)
  }
}

/** The keys below a prefix, without it. */
export async function keysIn(storage: Storage, prefix: string): Promise<Set<string>> {
  const keys = new Set<string>()
  for await (const { key } of storage.list(prefix)) keys.add(key.slice(prefix.length))
  return keys
}

/** When each deleted file was found deleted. */
export async function marksIn(copy: Storage): Promise<Map<string, Temporal.Instant>> {
  const marks = new Map<string, Temporal.Instant>()
  for await (const { key, modifiedAt } of copy.list(deletedPrefix)) {
    marks.set(key.slice(deletedPrefix.length), modifiedAt)
  }
  return marks
}
