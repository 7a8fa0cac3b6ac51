import { createWriteStream } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
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
  /** Whether an earlier restore into this site was interrupted. */
  isRepeated: boolean
  /** How many uploads the database names and the source lacks. */
  missing: number
}

/**
 * Restores a backup of this or an older version into a database and a storage, of the same kinds or
 * others, and creates the tables. Throws `ArchiveError` before changing anything if the backup is
 * damaged or newer than this program, or the site is running or not empty; after a later failure
 * the site is as it was. `replace` deletes all existing data.
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
      const isRepeated = await fill({ ...deps, source, scratch, saved, contents, replace })
      return { ...contents, asOf, missing, isRepeated }
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

/** Returns whether an earlier restore was interrupted. */
async function fill(filling: Filling): Promise<boolean> {
  const { database, storage, saved, replace, source } = filling
  const db = await openDatabase(database)
  let isRepeated = false
  const work = async (locked: Database, fillDatabase: () => Promise<void>) => {
    await assertFits(locked, replace)
    if (!replace) isRepeated = await beginInEmpty(filling)
    try {
      // Before the rows: an unreferenced file gets swept, but a row without its file is a loss.
      await putUploads(filling)
      await fillDatabase()
    } catch (error) {
      // With `replace`, existing files may have the same keys.
      if (!replace && !source.isPartial) await emptyStorage(storage)
      throw error
    }
  }
  try {
    await assertFits(db, replace)
    await replaceDatabase({ database: db, file: database.file, saved, work })
  } finally {
    await closeDatabase(db)
  }
  await storage.delete(markKey)
  return isRepeated
}

async function assertFits(db: Database, replace: boolean): Promise<void> {
  const { unknown } = await migrationsOf(db)
  if (unknown.length > 0) {
    throw new ArchiveError(
      `The database already has newer tables (${unknown.join(', ')}), and tables cannot be downgraded. ` +
        'Restore into a database without tables: another DATA_DIR, or an empty database at DATABASE_URL.',
    )
  }
  if (!replace && !(await hasNoRows(db))) throw notEmpty('The database')
}

/** `place` begins a sentence. */
function notEmpty(place: string): ArchiveError {
  return new ArchiveError(
    `${place} is not empty. Restore into an empty place, or say --replace to lose what is there.`,
  )
}

/** Marks a storage during the restore of an empty site; a killed restore leaves the mark. */
const markKey = 'restore-unfinished'

/** Whether a restore into an empty site has begun and not finished. */
export async function isRestoring(storage: Storage): Promise<boolean> {
  for await (const _object of storage.list(markKey)) return true
  return false
}

async function beginInEmpty({ storage, source, scratch }: Filling): Promise<boolean> {
  const isRepeated = await isRestoring(storage)
  if (!isRepeated && !source.isPartial) {
    for await (const { key } of storage.list('')) {
      if (isUpload(key)) throw notEmpty('The uploads folder')
    }
  }
  const mark = join(scratch, 'mark')
  await writeFile(mark, 'A backup is being restored into this place.\n')
  await storage.put(markKey, mark, 'text/plain')
  return isRepeated
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

/** Never rejects: while any file remains, the mark stays. */
async function emptyStorage(storage: Storage): Promise<void> {
  try {
    for await (const { key } of storage.list('')) if (isUpload(key)) await storage.delete(key)
    await storage.delete(markKey)
  } catch {
    // The next restore starts over.
  }
}
