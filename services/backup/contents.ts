import { ArchiveError } from '#integrations/archive.ts'
import type { Database } from '#store/database.ts'
import { findDamage } from '#store/integrity.ts'
import { uploadFromRow } from '#store/pictures/uploads.ts'
import { countRows, pagesOf } from '#store/portable-tables.ts'
import { cleanKey, fileKey } from '../pictures/stored-files.ts'

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
  bytes: number
}

/** Every file that the rows of a database name in the storage. */
export async function* namedUploads(db: Database): AsyncGenerator<NamedUpload> {
  for await (const rows of pagesOf(db, 'uploads')) {
    for (const row of rows) {
      // Rows come straight from the database.
      const { id, bytes, files } = uploadFromRow(row as Parameters<typeof uploadFromRow>[0])
      yield { key: cleanKey(id), bytes }
      for (const file of files) yield { key: fileKey(file.name), bytes: file.bytes }
    }
  }
}
