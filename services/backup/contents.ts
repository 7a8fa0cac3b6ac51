import { prizePictureName } from '#contracts/prize-pictures.ts'
import { ArchiveError } from '#integrations/archive.ts'
import type { Database } from '#store/database.ts'
import { findDamage } from '#store/integrity.ts'
import { pictureFromRow } from '#store/pictures/pictures.ts'
import { countRows, rowsOf } from '#store/portable-tables.ts'
import { fileFromRow } from '#store/submissions/submission-files.ts'
import { prizePictureKey } from '../contests/prize-pictures.ts'
import { cleanKey, fileKey } from '../pictures/stored-pictures.ts'
import { originalKey, variantKey } from '../submissions/stored-files.ts'

/** Rows by table, and the keys of the uploads that they name. */
export interface Contents {
  rows: ReadonlyMap<string, number>
  uploads: ReadonlySet<string>
}

/** What a database contains. Throws `ArchiveError` if it is damaged. */
export async function checkedContents(db: Database): Promise<Contents> {
  const [damage] = await findDamage(db)
  if (damage !== undefined) throw new ArchiveError(`The database is damaged: ${damage}.`)
  const uploads = new Set<string>()
  for await (const { key } of namedUploads(db)) uploads.add(key)
  return { rows: await countRows(db), uploads }
}

interface NamedUpload {
  key: string
  /** Null for a picture of a prize, which is small. */
  bytes: number | null
}

/** Every file that the rows of a database name in the storage. */
export async function* namedUploads(db: Database): AsyncGenerator<NamedUpload> {
  for await (const row of rowsOf(db, 'submissionFiles')) {
    // Rows come straight from the database.
    const { storageName, bytes, variants } = fileFromRow(row as Parameters<typeof fileFromRow>[0])
    yield { key: originalKey(storageName), bytes }
    for (const each of variants) yield { key: variantKey(storageName, each), bytes: each.bytes }
  }
  for await (const row of rowsOf(db, 'sitePictures')) {
    const { id, bytes, files } = pictureFromRow(row as Parameters<typeof pictureFromRow>[0])
    yield { key: cleanKey(id), bytes }
    for (const file of files) yield { key: fileKey(file.name), bytes: file.bytes }
  }
  for await (const { imageUrl } of rowsOf(db, 'prizes')) {
    const name = prizePictureName(imageUrl as string | null)
    if (name !== null) yield { key: prizePictureKey(name), bytes: null }
  }
}
