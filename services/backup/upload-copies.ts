import { createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Storage } from '#integrations/storage/index.ts'
import { noteCopied, noteCopyFailed } from '#store/backup/copies.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Work } from '../work.ts'
import { isUpload, type Uncopied } from './copied-storage.ts'
import { copyRetention } from './database-copy.ts'

/** Prefixes in the copy: the files, and when each was found deleted. */
export const copiesPrefix = 'uploads/'
export const deletedPrefix = 'deleted/'

export type UploadCopyDeps = Pick<Dependencies, 'db' | 'clock' | 'storage' | 'incoming'> & {
  copy: Storage
  uncopied: Uncopied
}

export interface UploadsCopied {
  copied: number
  removed: number
}

const compareEvery = { hours: 1 } as const
const retryMs = 60_000
// Browsers are served from the storage, never from the copy, so the type doesn't matter there.
const type = 'application/octet-stream'

/** Copies uploads as they come; compares everything at the start, hourly and after a failure. */
export function uploadCopiesWork(deps: UploadCopyDeps): Work<UploadsCopied> {
  const { db, clock, uncopied } = deps
  let compareAt = clock.now()
  return {
    every: Temporal.Duration.from(compareEvery).total('milliseconds'),
    afterFailure: retryMs,
    events: uncopied.events,
    pauseAfter: () => Math.max(1, clock.now().until(compareAt).total('milliseconds')),
    async round(stopping) {
      try {
        const copied = await copyNew(deps, stopping)
        if (Temporal.Instant.compare(clock.now(), compareAt) < 0) return { copied, removed: 0 }
        const found = await compare(deps, stopping)
        if (stopping.aborted) return found
        compareAt = clock.now().add(compareEvery)
        await noteCopied(db, { name: 'uploads', at: clock.now() })
        return { ...found, copied: copied + found.copied }
      } catch (error) {
        compareAt = clock.now()
        await noteCopyFailed(db, { name: 'uploads', at: clock.now() })
        throw error
      }
    },
  }
}

async function copyNew(deps: UploadCopyDeps, stopping: AbortSignal): Promise<number> {
  const { keys } = deps.uncopied
  let copied = 0
  for (const key of keys) {
    if (stopping.aborted) return copied
    // Before copying: the same key may be stored again meanwhile.
    keys.delete(key)
    await copyOne(deps, key)
    copied += 1
  }
  return copied
}

/** What was deleted meanwhile needs no copy. */
async function copyOne({ storage, copy, incoming }: UploadCopyDeps, key: string): Promise<void> {
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

/**
 * Copies what is missing. Copies of deleted files are marked, and deleted after the retention: until
 * then an earlier moment can be restored with its files.
 */
async function compare(deps: UploadCopyDeps, stopping: AbortSignal): Promise<UploadsCopied> {
  const { storage, copy, clock } = deps
  // The copies first: what is stored afterwards is in the second list.
  const copies = await keysIn(copy, copiesPrefix)
  const marks = await marksIn(copy)
  const present = new Set<string>()
  let copied = 0
  for await (const { key } of storage.list('')) {
    if (stopping.aborted) return { copied, removed: 0 }
    if (!isUpload(key)) continue
    present.add(key)
    if (marks.has(key)) await copy.delete(deletedPrefix + key)
    if (copies.has(key)) continue
    await copyOne(deps, key)
    copied += 1
    // What comes meanwhile doesn't wait for a long list.
    copied += await copyNew(deps, stopping)
  }
  const before = clock.now().subtract(copyRetention)
  let removed = 0
  for (const key of copies) {
    if (stopping.aborted) break
    if (present.has(key)) continue
    const markedAt = marks.get(key)
    if (!markedAt) await mark(deps, key)
    else if (Temporal.Instant.compare(markedAt, before) < 0) {
      await copy.delete(copiesPrefix + key)
      await copy.delete(deletedPrefix + key)
      removed += 1
    }
  }
  return { copied, removed }
}

async function mark({ copy, incoming }: UploadCopyDeps, key: string): Promise<void> {
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
