import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ArchiveError } from '#integrations/archive/manifest.ts'
import { restoreDatabase } from '#integrations/litestream/restore.ts'
import { stateFolder, type CopyPlan } from '#integrations/litestream/settings.ts'
import type { Storage } from '#integrations/storage/index.ts'
import { examineCopy, type RowCounts } from '#store/backup/examine.ts'
import { copiesPrefix, keysIn, marksIn } from './copied-uploads.ts'

interface UploadsRestore {
  storage: Storage
  copy: Storage
  /** The moment to go back to; the newest if omitted. */
  at?: Temporal.Instant | undefined
}

/**
 * Puts copied uploads back, those that are missing; returns how many. What was deleted by that
 * moment stays deleted.
 */
export async function restoreUploads({ storage, copy, at }: UploadsRestore): Promise<number> {
  const marks = await marksIn(copy)
  const present = await keysIn(storage, '')
  const folder = await mkdtemp(join(tmpdir(), 'restore-'))
  const path = join(folder, 'upload')
  let restored = 0
  try {
    for (const key of await keysIn(copy, copiesPrefix)) {
      const deletedAt = marks.get(key)
      const isDeleted = deletedAt && (!at || Temporal.Instant.compare(deletedAt, at) <= 0)
      if (isDeleted || present.has(key)) continue
      const body = await copy.get(copiesPrefix + key)
      if (!body) continue
      await pipeline(body, createWriteStream(path, { mode: 0o600 }))
      await storage.put(key, path, 'application/octet-stream')
      restored += 1
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return restored
}

interface DatabaseRestore {
  program: string
  plan: CopyPlan
  at?: Temporal.Instant | undefined
}

export interface RestoredDatabase {
  counts: RowCounts
  /** Puts the database in its place, at once and as the last thing. */
  finish: () => Promise<void>
}

/**
 * Restores the embedded database beside its place and examines it. Throws `ArchiveError` or
 * `CopyError`; then there is still no database. The site must not be running.
 */
export async function restoreBeside(restoring: DatabaseRestore): Promise<RestoredDatabase> {
  const { file } = restoring.plan
  if (existsSync(file)) {
    throw new ArchiveError(
      `There is a database at ${file} already, and nothing is overwritten. Move it away, with the ` +
        'files whose names begin like it, or set another DATA_DIR.',
    )
  }
  const folder = dirname(file)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const copy = `${file}.restoring`
  const clear = () =>
    Promise.all(['', '-wal', '-shm', '.tmp'].map((end) => rm(copy + end, { force: true })))
  await clear()
  await restoreDatabase({ ...restoring, to: copy })
  const { damages, unknown, counts } = await examineCopy(copy)
  if (damages.length > 0) throw new ArchiveError(`The copy is damaged: ${damages[0]}.`)
  if (unknown.length > 0) {
    throw new ArchiveError(
      `The copy was made by a newer version of the site: it has ${unknown.join(', ')}. ` +
        'Restore it with that version.',
    )
  }
  return {
    counts,
    async finish() {
      // What replicating left belongs to the database that was here before.
      const traces = [`${file}-wal`, `${file}-shm`, stateFolder(file)]
      for (const path of traces) await rm(path, { recursive: true, force: true })
      await rename(copy, file)
      await clear()
    },
  }
}
