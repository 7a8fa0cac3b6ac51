import { createReadStream, createWriteStream } from 'node:fs'
import { access, mkdtemp, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ArchiveError, type Manifest } from '#integrations/archive/manifest.ts'
import { writeArchive, type AddPart } from '#integrations/archive/write.ts'
import type { Clock } from '#integrations/clock.ts'
import { prizePictureName } from '#contracts/prize-pictures.ts'
import type { Storage } from '#integrations/storage/index.ts'
import type { Database, DatabaseLocation } from '#store/database.ts'
import { readConsistently } from '#store/consistent-read.ts'
import { lastNumbers } from '#store/portable-numbers.ts'
import { portableTables, rowsOf } from '#store/portable-tables.ts'
import { knownSchema, schemaOf } from '#store/schema-version.ts'
import { fileFromRow } from '#store/submissions/submission-files.ts'
import { pictureFromRow } from '#store/pictures/pictures.ts'
import { cleanKey, fileKey, stepsOf } from '../pictures/stored-pictures.ts'
import { linesOf, rowsIn, numbersFile, fileOf, uploadsFolder } from './backup-files.ts'
import { prizePictureKey } from '../contests/prize-pictures.ts'
import { originalKey, variantKey } from '../submissions/stored-files.ts'

export interface BackupDependencies {
  database: DatabaseLocation
  storage: Storage
  clock: Pick<Clock, 'now'>
  /** Of this program. */
  release: string
}

interface Upload {
  key: string
  bytes: number
  type: string
}

/** An entry was deleted after its row was read and before its files were copied. */
class VanishedError extends Error {}

const mostTries = 5

/**
 * Writes a consistent snapshot of the database and the files of its entries into one archive, while
 * the site may be running. An entry is included with all its files or not at all. Throws
 * `ArchiveError` and errors of the database or storage; then there is no archive.
 */
export async function backUp(deps: BackupDependencies, file: string): Promise<Manifest> {
  await assertThere(dirname(file), 'folder')
  if (!deps.database.url) await assertThere(deps.database.file, 'database')
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryBackUp(deps, file)
    } catch (error) {
      if (!(error instanceof VanishedError)) throw error
      // A retry no longer sees deleted entries; a missing file stays missing.
      if (tries === mostTries) throw new ArchiveError(error.message, { cause: error })
    }
  }
}

async function assertThere(path: string, what: string): Promise<void> {
  await access(path).catch(() => {
    throw new ArchiveError(`There is no ${what} at ${path}.`)
  })
}

async function tryBackUp(deps: BackupDependencies, file: string): Promise<Manifest> {
  // Beside the archive, which needs the space anyway, and readable by its owner only.
  const folder = await mkdtemp(join(dirname(file), '.backup-'))
  try {
    const createdAt = deps.clock.now().toString({ smallestUnit: 'millisecond' })
    const rows = await readConsistently(deps.database, folder, (db) => exportTables(db, folder))
    const about = { schema: knownSchema(), release: deps.release, createdAt }
    return await writeArchive(file, about, async (add) => {
      for (const table of portableTables) {
        const path = tablePath(folder, table)
        await add({ name: fileOf(table), rows: rows.get(table) ?? 0, path })
      }
      await add({ name: numbersFile, path: join(folder, numbersFile) })
      await addUploads(deps.storage, folder, add)
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function exportTables(db: Database, folder: string): Promise<Map<string, number>> {
  const schema = await schemaOf(db)
  if (schema !== knownSchema()) {
    throw new ArchiveError(
      `The tables are of version ${schema ?? 'none'}, this program is of ${knownSchema()}. ` +
        'Back up with the version of the site that runs.',
    )
  }
  const counts = new Map<string, number>()
  for (const table of portableTables) {
    let count = 0
    const counted = async function* () {
      for await (const row of rowsOf(db, table)) {
        count += 1
        yield row
      }
    }
    const output = createWriteStream(tablePath(folder, table), { mode: 0o600 })
    await pipeline(linesOf(counted()), output)
    counts.set(table, count)
  }
  const lines = linesOf(Readable.from(await lastNumbers(db)))
  await pipeline(lines, createWriteStream(join(folder, numbersFile), { mode: 0o600 }))
  return counts
}

async function addUploads(storage: Storage, folder: string, add: AddPart): Promise<void> {
  const path = join(folder, 'upload')
  for await (const row of rowsIn(createReadStream(tablePath(folder, 'submissionFiles')))) {
    // The row comes straight from the database.
    const uploads = uploadsOf(fileFromRow(row as Parameters<typeof fileFromRow>[0]))
    for (const upload of uploads) {
      await fetchUpload(storage, upload, path)
      await add({ name: `${uploadsFolder}${upload.key}`, type: upload.type, path })
    }
  }
  for await (const row of rowsIn(createReadStream(tablePath(folder, 'sitePictures')))) {
    for (const upload of filesOfPicture(row)) {
      await fetchUpload(storage, upload, path)
      await add({ name: `${uploadsFolder}${upload.key}`, type: upload.type, path })
    }
  }
  for await (const row of rowsIn(createReadStream(tablePath(folder, 'prizes')))) {
    const name = prizePictureName((row as { imageUrl: string | null }).imageUrl)
    if (name === null) continue
    const key = prizePictureKey(name)
    await fetchUpload(storage, { key }, path)
    await add({ name: `${uploadsFolder}${key}`, type: 'image/webp', path })
  }
}

function uploadsOf(file: ReturnType<typeof fileFromRow>): Upload[] {
  const { storageName, mimetype, bytes, variants } = file
  return [
    { key: originalKey(storageName), bytes, type: mimetype },
    ...variants.map((variant) => ({
      key: variantKey(storageName, variant),
      bytes: variant.bytes,
      type: `image/${variant.format}`,
    })),
  ]
}

function filesOfPicture(row: object): Upload[] {
  // The row comes straight from the database.
  const picture = pictureFromRow(row as Parameters<typeof pictureFromRow>[0])
  const types = new Map(stepsOf(picture).map(({ file, type }) => [file, type]))
  return [
    { key: cleanKey(picture.id), bytes: picture.bytes, type: 'image/jpeg' },
    ...picture.files.map(({ name, bytes }) => ({
      key: fileKey(name),
      bytes,
      type: types.get(name) ?? 'application/octet-stream',
    })),
  ]
}

async function fetchUpload(
  storage: Storage,
  { key, bytes }: Pick<Upload, 'key'> & Partial<Upload>,
  path: string,
): Promise<void> {
  const body = await storage.get(key)
  if (!body)
    throw new VanishedError(`The uploads lack ${key}, which an entry names, a prize or an album.`)
  await pipeline(body, createWriteStream(path, { mode: 0o600 }))
  const { size } = await stat(path)
  if (bytes !== undefined && size !== bytes)
    throw new ArchiveError(`${key} has ${size} bytes and should have ${bytes}.`)
}

function tablePath(folder: string, table: string): string {
  return join(folder, `${table}.jsonl`)
}
