import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Manifest } from '#integrations/archive/manifest.ts'
import { readArchive } from '#integrations/archive/read.ts'
import type { Storage } from '#integrations/storage/index.ts'
import type { Database } from '#store/database.ts'
import { hasNoRows } from '#store/portable-tables.ts'
import { uploadsFolder } from './backup-files.ts'
import { notEmpty } from './restore-tables.ts'
import { picturesPrefix } from '../pictures/stored-pictures.ts'
import { entriesPrefix } from '../submissions/stored-files.ts'

/** Marks a storage during the restore of an empty site; a killed restore leaves the mark. */
const markKey = 'restore-unfinished'

/**
 * Returns whether an earlier restore into this empty site was interrupted. Throws `ArchiveError` if
 * there are rows, or files from anything else.
 */
export async function beginInEmpty({ db, storage }: { db: Database; storage: Storage }) {
  if (!(await hasNoRows(db))) throw notEmpty('The database')
  const isRepeated = await hasAny(storage, markKey)
  for (const prefix of isRepeated ? [] : [entriesPrefix, picturesPrefix]) {
    if (await hasAny(storage, prefix)) throw notEmpty('The uploads folder')
  }
  await inScratch(async (path) => {
    await writeFile(path, 'A backup is being restored into this place.\n')
    await storage.put(markKey, path, 'text/plain')
  })
  return isRepeated
}

/** Whether a restore into an empty site has begun and not finished. */
export async function isRestoring(storage: Storage): Promise<boolean> {
  return hasAny(storage, markKey)
}

export async function endMark(storage: Storage): Promise<void> {
  await storage.delete(markKey)
}

/** Stores all files of the archive; each key is added to `keys` before its file is stored. */
export async function putUploads(
  storage: Storage,
  file: string,
  { parts }: Manifest,
  keys: string[],
): Promise<void> {
  const types = new Map(parts.map(({ name, type }) => [name, type]))
  await inScratch((path) =>
    readArchive(file, async (name, body) => {
      if (!name.startsWith(uploadsFolder)) return
      const key = name.slice(uploadsFolder.length)
      await pipeline(body, createWriteStream(path, { mode: 0o600 }))
      keys.push(key)
      await storage.put(key, path, types.get(name) ?? 'application/octet-stream')
    }),
  )
}

/** Removes these files again. Never rejects: while any remain, the mark stays. */
export async function takeBack(storage: Storage, keys: readonly string[]): Promise<void> {
  const ends = await Promise.allSettled(keys.map((key) => storage.delete(key)))
  if (ends.some(({ status }) => status === 'rejected')) return
  await endMark(storage).catch(() => {})
}

async function hasAny(storage: Storage, prefix: string): Promise<boolean> {
  for await (const _object of storage.list(prefix)) return true
  return false
}

/** Calls `work` with the path of a temporary file, which is deleted afterwards. */
async function inScratch(work: (path: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'restore-'))
  try {
    await work(join(folder, 'upload'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
