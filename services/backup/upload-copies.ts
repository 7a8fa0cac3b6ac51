import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Storage } from '#integrations/storage/index.ts'
import { noteCopy } from '#store/backup/copies.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Work, WorkEvents } from '../work.ts'

/** How long a deleted word stays in copies; a moment longer ago can't be restored. */
export const copyRetention = { hours: 30 * 24 } as const

/** In the copy: the files of the site, and those deleted from it, as old as their deletion. */
export const copiesPrefix = 'uploads/'
export const deletedPrefix = 'deleted/'

/** Most of a copy is waiting for a disk or a network. */
const atOnce = 4

type CopyDeps = Pick<Dependencies, 'storage' | 'incoming'> & { copy: Storage }

/** A file of an entry, a prize or an album; what only tests the storage has no folder. */
export function isUpload(key: string): boolean {
  return key.includes('/')
}

/** The same storage, whose uploads are copied as they come. `events` tell what failed. */
export function copiedStorage({ storage, copy, incoming }: CopyDeps, events: WorkEvents): Storage {
  const waiting: string[] = []
  let lanes = 0
  const copyWaiting = async () => {
    if (lanes === atOnce) return
    lanes += 1
    for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
      const to = [copy, copiesPrefix + key] as const
      await transfer(incoming, [storage, key], to).catch(() => events.emit('added'))
    }
    lanes -= 1
  }
  return {
    ...storage,
    async put(key, ...args) {
      await storage.put(key, ...args)
      if (!isUpload(key)) return
      waiting.push(key)
      void copyWaiting()
    },
  }
}

type Place = readonly [storage: Storage, key: string]

/** What was deleted meanwhile needs no copy. */
async function transfer(incoming: CopyDeps['incoming'], [from, key]: Place, [to, as]: Place) {
  const body = await from.get(key)
  if (!body) return
  const folder = await incoming.open()
  try {
    const path = join(folder, 'copy')
    await pipeline(body, createWriteStream(path, { mode: 0o600 }))
    // Browsers are served from the storage, never from the copy, so the type doesn't matter there.
    await to.put(as, path, 'application/octet-stream')
  } finally {
    await incoming.close(folder)
  }
}

/** The keys below a prefix, without it. */
export async function keysBelow(storage: Storage, prefix: string): Promise<Set<string>> {
  const keys = new Set<string>()
  for await (const { key } of storage.list(prefix)) keys.add(key.slice(prefix.length))
  return keys
}

export interface UploadsCopied {
  copied: number
  removed: number
}

type WorkDeps = CopyDeps & Pick<Dependencies, 'db' | 'clock'>

/** Copies what is missing, at the start, hourly and after a failure. */
export function uploadCopiesWork(deps: WorkDeps, events: WorkEvents): Work<UploadsCopied> {
  const note = (hasFailed: boolean) =>
    noteCopy(deps.db, { name: 'uploads', at: deps.clock.now(), hasFailed })
  return {
    every: 60 * 60_000,
    afterFailure: 60_000,
    events,
    async round(stopping) {
      try {
        const found = await compareUploads(deps, stopping)
        if (!stopping.aborted) await note(false)
        return found
      } catch (error) {
        await note(true)
        throw error
      }
    },
  }
}

/**
 * Copies what is missing. Copies of deleted files stay until the retention is over: until then an
 * earlier moment can be restored with its files.
 */
async function compareUploads(
  { storage, copy, clock, incoming }: WorkDeps,
  stopping: AbortSignal,
): Promise<UploadsCopied> {
  // The copies first: what is stored afterwards is in the second list.
  const orphans = await keysBelow(copy, copiesPrefix)
  const found = { copied: 0, removed: 0 }
  for await (const { key } of storage.list('')) {
    if (stopping.aborted) return found
    if (!isUpload(key) || orphans.delete(key)) continue
    await transfer(incoming, [storage, key], [copy, copiesPrefix + key])
    found.copied += 1
  }
  for (const key of orphans) {
    if (stopping.aborted) return found
    await transfer(incoming, [copy, copiesPrefix + key], [copy, deletedPrefix + key])
    await copy.delete(copiesPrefix + key)
  }
  const before = clock.now().subtract(copyRetention)
  for await (const { key, modifiedAt } of copy.list(deletedPrefix)) {
    if (stopping.aborted || Temporal.Instant.compare(modifiedAt, before) >= 0) continue
    await copy.delete(key)
    found.removed += 1
  }
  return found
}
