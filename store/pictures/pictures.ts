import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import { instantToText } from '../values.ts'
import type { SitePicturesTable } from './picture-tables.ts'

/** A file of a picture, as it is called in its address. */
export interface PictureFile {
  name: string
  bytes: number
}

type Row = Selectable<SitePicturesTable>

export type StoredPicture = Omit<Row, 'files'> & { files: readonly PictureFile[] }

export type NewPicture = Pick<
  Row,
  'id' | 'album' | 'fileName' | 'bytes' | 'width' | 'height' | 'author'
> & { createdAt: Temporal.Instant }

export async function insertPicture(
  database: Database,
  { createdAt, ...picture }: NewPicture,
): Promise<void> {
  const at = instantToText(createdAt)
  await database
    .insertInto('sitePictures')
    .values({
      ...picture,
      files: '[]',
      placeholder: null,
      state: 'waiting',
      attempts: 0,
      nextAttemptAt: at,
      claimedBy: null,
      claimedUntil: null,
      lastError: null,
      createdAt: at,
      unusedSince: null,
    })
    .execute()
}

export async function findPicture(database: Database, id: string): Promise<StoredPicture | null> {
  const row = await database
    .selectFrom('sitePictures')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? pictureFromRow(row) : null
}

/** Those that were put into an album, the oldest first. */
export async function picturesOf(database: Database, album: string): Promise<StoredPicture[]> {
  const rows = await database
    .selectFrom('sitePictures')
    .selectAll()
    .where('album', '=', album)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map(pictureFromRow)
}

/** All of them; an owner has dozens. */
export async function allPictures(database: Database): Promise<StoredPicture[]> {
  const rows = await database.selectFrom('sitePictures').selectAll().orderBy('id').execute()
  return rows.map(pictureFromRow)
}

/** Since when a picture is no longer used; null if it is. */
export async function setUnused(
  database: Database,
  ids: readonly string[],
  since: Temporal.Instant | null,
): Promise<void> {
  if (ids.length === 0) return
  await database
    .updateTable('sitePictures')
    .set({ unusedSince: since && instantToText(since) })
    .where('id', 'in', ids)
    .execute()
}

export async function deletePicture(database: Database, id: string): Promise<void> {
  await database.deleteFrom('sitePictures').where('id', '=', id).execute()
}

export function pictureFromRow({ files, ...row }: Row): StoredPicture {
  return { ...row, files: JSON.parse(files) as PictureFile[] }
}
