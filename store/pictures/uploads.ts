import type { NotNull, Selectable } from 'kysely'
import type { UploadState, UploadsTable } from '../contest-tables.ts'
import { isSqlite, type Database } from '../database.ts'
import { enqueue, forgetJobs } from '../jobs.ts'
import { isShown } from '../submissions/submission-rows.ts'
import { flagToBoolean, instantToText } from '../values.ts'
import { countUp } from '../versions.ts'

/** A file that was made, by its name in the storage. */
interface MadeFile {
  name: string
  bytes: number
}

type Row = Selectable<UploadsTable>

export type StoredUpload = Omit<Row, 'files'> & { files: readonly MadeFile[] }

export type NewUpload = Pick<Row, 'id' | 'originalName' | 'mimetype' | 'bytes' | 'width' | 'height'>

/** Whose they are. */
type Belonging = { createdAt: Temporal.Instant } & ({ submissionId: string } | { album: string })

/**
 * Stores uploads in order, each once, and queues the making of files of those that are pictures. Call
 * it in a transaction.
 */
export async function insertUploads(
  database: Database,
  uploads: readonly NewUpload[],
  { createdAt, ...of }: Belonging,
): Promise<void> {
  const rows = uploads.map((upload, at) => ({
    submissionId: null,
    position: 'submissionId' in of ? at : null,
    album: null,
    ...upload,
    ...of,
    files: '[]',
    placeholder: null,
    // Videos are shown as they are.
    state: upload.mimetype.startsWith('video/') ? ('ready' as const) : ('waiting' as const),
    createdAt: instantToText(createdAt),
    unusedSince: null,
  }))
  const inserted = await database
    .insertInto('uploads')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(['id', 'state'])
    .execute()
  const waiting = inserted.filter(({ state }) => state === 'waiting')
  await enqueue(database, 'picture', idsOf(waiting), createdAt)
}

export async function findUpload(
  database: Database,
  id: string,
): Promise<StoredUpload | undefined> {
  const row = await database
    .selectFrom('uploads')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row && uploadFromRow(row)
}

/** The owner's, of one album or all, the oldest first; an owner has dozens. */
export async function ownUploads(database: Database, album?: string): Promise<StoredUpload[]> {
  const rows = await database
    .selectFrom('uploads')
    .selectAll()
    .where('submissionId', 'is', null)
    .$if(album !== undefined, (query) => query.where('album', '=', album ?? ''))
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map(uploadFromRow)
}

/** Files by entry, each list in the order sent. */
export async function filesOfSubmissions(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, StoredUpload[]>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom('uploads')
    .selectAll()
    .where('submissionId', 'in', ids)
    .orderBy('submissionId')
    .orderBy('position')
    .execute()
  return Map.groupBy(rows.map(uploadFromRow), ({ submissionId }) => submissionId ?? '')
}

/** Of all uploads. */
export async function uploadIds(database: Database): Promise<string[]> {
  return idsOf(await database.selectFrom('uploads').select('id').execute())
}

/** Files of entries of which nothing can be made. */
export async function countFailedFiles(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('uploads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('submissionId', 'is not', null)
    .where('state', '=', 'failed')
    .executeTakeFirstOrThrow()
  return count
}

/** Since when pictures are no longer used; null if they are. */
export async function setUnused(
  database: Database,
  uploads: readonly StoredUpload[],
  since: Temporal.Instant | null,
): Promise<void> {
  if (uploads.length === 0) return
  await database
    .updateTable('uploads')
    .set({ unusedSince: since && instantToText(since) })
    .where('id', 'in', idsOf(uploads))
    .execute()
}

/** What was made, or that it cannot be. Returns whether there is such an upload. */
export async function updateUpload(
  database: Database,
  id: string,
  { files, ...made }: { files?: readonly MadeFile[]; state?: UploadState; placeholder?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('uploads')
    .set({ ...made, ...(files && { files: JSON.stringify(files) }) })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Records that all files of an upload are made. Returns whether guests see it in an entry, or
 * undefined if it is gone. Call it in a transaction.
 */
export async function finishUpload(
  transaction: Database,
  id: string,
  placeholder: string | undefined,
): Promise<boolean | undefined> {
  // Locked before the upload, in the same order as when deleting an entry.
  const entry = await transaction
    .selectFrom('submissions')
    .select(['status', 'consentToDisplay'])
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('uploads')
        .select('submissionId')
        .where('id', '=', id)
        .$narrowType<{ submissionId: NotNull }>(),
    )
    .$if(!isSqlite(transaction), (query) => query.forShare())
    .executeTakeFirst()
  const made = { state: 'ready', ...(placeholder && { placeholder }) } as const
  if (!(await updateUpload(transaction, id, made))) return undefined
  const isPublic =
    entry !== undefined &&
    isShown({ ...entry, consentToDisplay: flagToBoolean(entry.consentToDisplay) })
  // A private entry counts when it is approved, which waits for the lock.
  if (isPublic) await countUp(transaction, ['submissions'])
  return isPublic
}

export async function deleteUpload(database: Database, upload: StoredUpload): Promise<void> {
  await database.deleteFrom('uploads').where('id', '=', upload.id).execute()
  await forgetUploadJobs(database, [upload])
}

/** Call it when entries are deleted, with their files. */
export async function forgetUploadJobs(
  database: Database,
  uploads: readonly Pick<StoredUpload, 'id'>[],
): Promise<void> {
  await forgetJobs(database, 'picture', idsOf(uploads))
}

export function uploadFromRow({ files, ...row }: Row): StoredUpload {
  return { ...row, files: JSON.parse(files) as MadeFile[] }
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id)
}
