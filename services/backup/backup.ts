import { createReadStream, existsSync } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ArchiveError, writeArchive, type StreamedPart } from '#integrations/archive.ts'
import type { Storage } from '#integrations/storage/index.ts'
import { inFile, saveDatabase } from '#store/backup/whole-database.ts'
import { closeDatabase, openDatabase, type Database } from '#store/database.ts'
import { migrationsOf } from '#store/migrate.ts'
import { databaseFile, uploadsFolder } from './sources.ts'
import { checkedContents, namedUploads, type Contents } from './contents.ts'
import type { RestoreDeps } from './restore.ts'

/** An entry was deleted after its row was read and before its files were copied. */
class VanishedError extends ArchiveError {}

const mostTries = 5

/**
 * Writes a consistent snapshot of the database and the files that its rows name into one archive,
 * while the site may be running. Throws `ArchiveError` and errors of the database or storage; then
 * there is no archive.
 */
export async function backUp(deps: RestoreDeps, file: string): Promise<Contents> {
  const { database } = deps
  if (!existsSync(dirname(file))) throw new ArchiveError(`There is no folder ${dirname(file)}.`)
  if (!database.url && !existsSync(database.file)) {
    throw new ArchiveError(`There is no database at ${database.file}.`)
  }
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryBackUp(deps, file)
    } catch (error) {
      // A retry no longer sees deleted entries; a missing file stays missing.
      if (!(error instanceof VanishedError) || tries === mostTries) throw error
    }
  }
}

async function tryBackUp({ database, storage }: RestoreDeps, file: string): Promise<Contents> {
  // Beside the archive, which needs the space anyway, and readable by its owner only.
  const folder = await mkdtemp(join(dirname(file), '.backup-'))
  const saved = join(folder, databaseFile)
  try {
    const db = await openDatabase(database)
    try {
      await assertOwn(db)
      await saveDatabase(db, saved)
    } finally {
      await closeDatabase(db)
    }
    return await inFile(saved, async (copy) => {
      const contents = await checkedContents(copy)
      await writeArchive(file, partsOf(copy, saved, storage), folder)
      return contents
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function assertOwn(db: Database): Promise<void> {
  const { missing, unknown } = await migrationsOf(db)
  if (missing.length + unknown.length === 0) return
  throw new ArchiveError(
    'The tables are of another version than this program. Back up with the version of the site that runs.',
  )
}

async function* partsOf(
  db: Database,
  saved: string,
  storage: Storage,
): AsyncGenerator<StreamedPart> {
  const { size } = await stat(saved)
  yield { name: databaseFile, bytes: size, content: createReadStream(saved) }
  for await (const { key, bytes } of namedUploads(db)) {
    const body = await storage.get(key)
    if (!body) {
      throw new VanishedError(`The uploads lack ${key}, which an entry names, a prize or an album.`)
    }
    yield { name: uploadsFolder + key, bytes, content: body }
  }
}
