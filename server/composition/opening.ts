import { setTimeout as wait } from 'node:timers/promises'
import type { Incoming } from '#integrations/storage/incoming.ts'
import type { Storage } from '#integrations/storage/index.ts'
import { proveStorage } from '#services/readiness.ts'
import { closeDatabase, openDatabase, type Database, proveWritable } from '#store/database.ts'
import { openInstanceLock, type InstanceLock } from '#store/instance-lock.ts'
import { migrate, migrationsOf } from '#store/migrate.ts'
import { additiveMigrations, hasOtherRelease, siteConnectionName } from '#store/release-mark.ts'
import { Reachability } from '#store/reachability.ts'
import type { Environment } from '../environment.ts'
import { StartError, startStep } from '../start-error.ts'
import { keepPrivate } from './private-files.ts'

export interface OpenDatabase {
  db: Database
  reachability: Reachability
  close: () => Promise<void>
}

interface Files {
  storage: Storage
  incoming: Incoming
}

/** How long others may take to migrate the tables. */
const usualPatienceMs = 10_000
const pauseMs = 50

/**
 * Opens the database for serving. Checks that may fail because of another process come first and
 * migrations last: a failed start leaves a running site alone. Throws `StartError`.
 */
export async function openForSite(
  environment: Environment,
  files: Files,
  patienceMs = usualPatienceMs,
): Promise<OpenDatabase> {
  const place = placeOf(environment)
  await keepPrivate(environment)
  const reachability = new Reachability()
  const db = await startStep(`The database ${place} cannot be opened.`, () =>
    openDatabase(environment.database, siteConnectionName(), reachability),
  )
  const lock = environment.database.url ? undefined : openInstanceLock(environment.database.file)
  const close = async () => {
    await closeDatabase(db)
    lock?.release()
  }
  try {
    await startStep(`The storage of uploads cannot be written. ${whereFiles(environment)}`, () =>
      proveStorage(files),
    )
    await bringUpToDate(db, { lock, place, patienceMs })
    return { db, reachability, close }
  } catch (error) {
    await close()
    throw error
  }
}

interface Opening {
  lock: InstanceLock | undefined
  place: string
  patienceMs: number
}

async function bringUpToDate(db: Database, opening: Opening): Promise<void> {
  const { lock, place } = opening
  await startStep(`The tables ${place} cannot be read.`, () => shareOrHaveAlone(db, opening))
  await startStep(`The tables ${place} cannot be migrated.`, () => migrate(db))
  await startStep(`The database ${place} cannot be written.`, () =>
    proveWritable(db, { keep: true }),
  )
  lock?.share()
  // A newer version may have migrated the tables since they were looked at.
  await assertShared(db, place)
}

/** Doesn't migrate tables in a way that a running older version could not work on. */
async function shareOrHaveAlone(db: Database, { lock, place, patienceMs }: Opening): Promise<void> {
  for (let waited = 0; ; waited += pauseMs) {
    const missing = await assertShared(db, place)
    const isBreaking = missing.some((name) => !additiveMigrations.has(name))
    if (isBreaking ? await isAlone(db, lock) : (lock?.share() ?? true)) return
    if (waited >= patienceMs) throw inUse(place, isBreaking)
    await wait(pauseMs)
  }
}

async function isAlone(db: Database, lock: InstanceLock | undefined): Promise<boolean> {
  return lock ? lock.takeAlone() : !(await hasOtherRelease(db))
}

/** Returns the missing migrations. Throws if a newer version has changed the tables for itself. */
async function assertShared(db: Database, place: string): Promise<string[]> {
  const { missing, unknown, newest } = await migrationsOf(db)
  if (unknown.length > 0) throw newerTables(place, unknown, newest)
  return missing
}

function placeOf({ database }: Environment): string {
  return database.url ? 'at DATABASE_URL' : `in ${database.file} (DATA_DIR)`
}

function whereFiles({ uploads }: Environment): string {
  return uploads.kind === 'folder' ? `It is the folder ${uploads.folder}.` : 'It is at UPLOADS_URL.'
}

function newerTables(place: string, unknown: readonly string[], newest: string): StartError {
  return new StartError(
    `The database ${place} has been migrated by a newer version of the site: it has ` +
      `${unknown.join(', ')}, but this version only knows ${newest}. Start the newer version. ` +
      'To go back to this one, restore the backup from before the update into another DATA_DIR or ' +
      'an empty database (docs/updates.md).',
  )
}

function inUse(place: string, isNewer: boolean): StartError {
  return new StartError(
    isNewer
      ? `A site of an older version is running on the database ${place}. Stop it first: this version ` +
          'has to change its tables in a way that the older one cannot work with. Nothing has been changed.'
      : `The database ${place} is being restored or migrated by another process. Start ` +
          'again when it has finished.',
  )
}
