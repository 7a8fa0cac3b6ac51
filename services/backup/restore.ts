import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ArchiveError } from '#integrations/archive.ts'
import type { Storage } from '#integrations/storage/index.ts'
import { inFile, replaceDatabase } from '#store/backup/whole-database.ts'
import {
  closeDatabase,
  openDatabase,
  type Database,
  type DatabaseLocation,
} from '#store/database.ts'
import { openInstanceLock } from '#store/instance-lock.ts'
import { migrate, migrationsOf } from '#store/migrate.ts'
import { forgetRunning, hasNoRows } from '#store/portable-tables.ts'
import { checkedContents, type Contents } from './contents.ts'
import { isUpload } from './upload-copies.ts'

/** What can be restored. */
export interface Source {
  /** Writes the database as an SQLite file; tells its time and the keys of the uploads beside it. */
  open: (to: string) => Promise<{ asOf: string; uploads: ReadonlySet<string> }>
  /** Hands over those of these uploads that there are. */
  uploads: (
    wanted: ReadonlySet<string>,
    put: (key: string, body: AsyncIterable<Uint8Array>) => Promise<void>,
  ) => Promise<void>
  /** The site's uploads may have survived, and the newest may not have been copied. */
  isPartial: boolean
}

export interface RestoreDeps {
  /** `file` is in the folder of the data, also with `url`. */
  database: DatabaseLocation
  storage: Storage
}

export interface Restored extends Contents {
  asOf: string
  /** How many uploads the database names and the source lacks. */
  missing: number
}

/**
 * Restores a backup of this or an older version into a database and a storage, of the same kinds or
 * others, and creates the tables. Throws `ArchiveError` before changing anything if the backup is
 * damaged or newer than this program, or the site is running or not empty. A later failure leaves
 * the rows as they were, and perhaps files that no row names: the next restore of this backup takes
 * them over, and the site sweeps them away. `replace` deletes all existing data.
 */
export async function restore(
  deps: RestoreDeps,
  source: Source,
  { replace }: { replace: boolean },
): Promise<Restored> {
  const folder = dirname(deps.database.file)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Keeps a site from starting meanwhile, and another restore.
  const lock = openInstanceLock(deps.database.file)
  try {
    if (!lock.takeAlone()) throw isRunning()
    return await inScratch(join(folder, '.restoring'), async (scratch) => {
      const saved = join(scratch, 'cabins.sqlite')
      const { asOf, uploads } = await source.open(saved)
      const contents = await inFile(saved, bringUp)
      const missing = contents.uploads.difference(uploads).size
      if (missing > 0 && !source.isPartial) {
        throw new ArchiveError(`The backup lacks ${missing} files that its database names.`)
      }
      await fill({ ...deps, source, scratch, saved, contents, replace })
      return { ...contents, asOf, missing }
    })
  } finally {
    lock.release()
  }
}

export function isRunning(): ArchiveError {
  return new ArchiveError('The site is running on this database. Stop it, then restore.')
}

/** Calls `work` with a new folder, which is deleted before and after. */
export async function inScratch<Result>(
  folder: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { mode: 0o700 })
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Migrates the saved database, ends its sessions and checks it. */
async function bringUp(saved: Database): Promise<Contents> {
  const { unknown } = await migrationsOf(saved)
  if (unknown.length > 0) {
    throw new ArchiveError(
      `The backup was made by a newer version of the site: it has ${unknown.join(', ')}. ` +
        'Restore it with that version or a newer one.',
    )
  }
  await migrate(saved)
  await forgetRunning(saved)
  return checkedContents(saved)
}

interface Filling extends RestoreDeps {
  source: Source
  scratch: string
  saved: string
  contents: Contents
  replace: boolean
}

/** Files come before rows: the site sweeps an unreferenced file, but a row without its file is a loss. */
async function fill(filling: Filling): Promise<void> {
  const db = await openDatabase(filling.database)
  try {
    await assertFits(db, filling)
    await replaceDatabase(db, filling.saved, async (locked) => {
      await assertFits(locked, filling)
      await putUploads(filling)
    })
  } finally {
    await closeDatabase(db)
  }
}

async function assertFits(db: Database, filling: Filling): Promise<void> {
  const { storage, source, contents, replace } = filling
  const { unknown } = await migrationsOf(db)
  if (unknown.length > 0) {
    throw new ArchiveError(
      `The database already has newer tables (${unknown.join(', ')}), and tables cannot be downgraded. ` +
        'Restore into a database without tables: another DATA_DIR, or an empty database at DATABASE_URL.',
    )
  }
  if (replace) return
  if (!(await hasNoRows(db))) throw notEmpty('The database')
  if (source.isPartial) return
  for await (const { key } of storage.list('')) {
    // Those of this backup, whole or half copied, were left by a restore that was killed or failed.
    const isLeft = contents.uploads.has(key) || key.includes('/unfinished-')
    if (isUpload(key) && !isLeft) throw notEmpty('The uploads folder')
  }
}

/** `place` begins a sentence. */
function notEmpty(place: string): ArchiveError {
  return new ArchiveError(
    `${place} is not empty. Restore into an empty place, or say --replace to lose what is there.`,
  )
}

async function putUploads({ storage, source, scratch, contents }: Filling): Promise<void> {
  const wanted = new Set(contents.uploads)
  if (source.isPartial) for await (const { key } of storage.list('')) wanted.delete(key)
  const path = join(scratch, 'upload')
  await source.uploads(wanted, async (key, body) => {
    await pipeline(body, createWriteStream(path, { mode: 0o600 }))
    await storage.put(key, path, 'application/octet-stream')
  })
}
