import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import { enqueue, forgetJobs } from '../jobs.ts'
import { instantToText } from '../values.ts'
import type { PictureState, SitePicturesTable } from './picture-tables.ts'

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

/** Once; queues the making of its files. Call it in a transaction. */
export async function insertPicture(
  database: Database,
  { createdAt, ...picture }: NewPicture,
): Promise<void> {
  const inserted = await database
    .insertInto('sitePictures')
    .values({
      ...picture,
      files: '[]',
      placeholder: null,
      state: 'waiting',
      createdAt: instantToText(createdAt),
      unusedSince: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) await enqueue(database, 'site-picture', [picture.id], createdAt)
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

/** What was made, or that it cannot be. */
export async function updatePicture(
  database: Database,
  id: string,
  made: { files?: readonly PictureFile[]; state?: PictureState; placeholder?: string },
): Promise<void> {
  const { files, ...rest } = made
  await database
    .updateTable('sitePictures')
    .set({ ...rest, ...(files && { files: JSON.stringify(files) }) })
    .where('id', '=', id)
    .execute()
}

export async function deletePicture(database: Database, id: string): Promise<void> {
  await database.deleteFrom('sitePictures').where('id', '=', id).execute()
  await forgetJobs(database, 'site-picture', [id])
}

export function pictureFromRow({ files, ...row }: Row): StoredPicture {
  return { ...row, files: JSON.parse(files) as PictureFile[] }
}
