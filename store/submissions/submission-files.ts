import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { SubmissionFilesTable } from '../contest-tables.ts'
import { enqueue, forgetJobs } from '../jobs.ts'
import { booleanToFlag, flagToBoolean } from '../values.ts'
import { variantsSchema, type FileVariant } from './file-variants.ts'
import type { Visibility } from './submission-rows.ts'

export interface NewSubmissionFile {
  id: string
  /** Random prefix of everything stored for the file. */
  storageName: string
  mimetype: SubmissionFilesTable['mimetype']['__select__']
  /** The guest's file name; never used as a path. */
  originalName: string
  bytes: number
  /** Pixels after rotation; null if unknown. */
  width: number | null
  height: number | null
}

export type StoredFile = NewSubmissionFile & {
  submissionId: string
  /** False while variants of a picture are to be made. */
  isReady: boolean
  variants: FileVariant[]
}

export type FileInEntry = StoredFile & Visibility

/** Stores an entry's files in order, each picture with a job to make its variants. */
export async function insertSubmissionFiles(
  database: Database,
  submissionId: string,
  files: readonly NewSubmissionFile[],
  dueAt: Temporal.Instant,
): Promise<void> {
  const rows = files.map((file, position) => ({
    ...file,
    submissionId,
    position,
    isReady: booleanToFlag(isVideo(file)),
    variants: '[]',
  }))
  const pictures = files.filter((file) => !isVideo(file))
  await database.insertInto('submissionFiles').values(rows).execute()
  await enqueue(
    database,
    'entry-file',
    pictures.map(({ id }) => id),
    dueAt,
  )
}

/** Call it when entries are deleted, with their files. */
export async function forgetFileJobs(
  database: Database,
  files: readonly Pick<StoredFile, 'id'>[],
): Promise<void> {
  await forgetJobs(
    database,
    'entry-file',
    files.map(({ id }) => id),
  )
}

/** Videos are shown as they are. */
function isVideo({ mimetype }: NewSubmissionFile): boolean {
  return mimetype.startsWith('video/')
}

/** Where the content of a file is stored; undefined if there is no such file. */
export async function storageNameOf(
  database: Database,
  fileId: string,
): Promise<Pick<StoredFile, 'id' | 'storageName'> | undefined> {
  const query = database.selectFrom('submissionFiles').select(['id', 'storageName'])
  return query.where('id', '=', fileId).executeTakeFirst()
}

/** The file with both ids; undefined if there is none. */
export async function findSubmissionFile(
  database: Database,
  submissionId: string,
  fileId: string,
): Promise<FileInEntry | undefined> {
  const row = await database
    .selectFrom('submissionFiles')
    .innerJoin('submissions', 'submissions.id', 'submissionFiles.submissionId')
    .selectAll('submissionFiles')
    .select(['submissions.status', 'submissions.consentToDisplay'])
    .where('submissionFiles.id', '=', fileId)
    .where('submissionFiles.submissionId', '=', submissionId)
    .executeTakeFirst()
  if (!row) return undefined
  const { status, consentToDisplay } = row
  return { ...fileFromRow(row), status, consentToDisplay: flagToBoolean(consentToDisplay) }
}

/** Files by entry, each list in the order sent. */
export async function filesOfSubmissions(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, StoredFile[]>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom('submissionFiles')
    .selectAll()
    .where('submissionId', 'in', ids)
    .orderBy('submissionId')
    .orderBy('position')
    .execute()
  return Map.groupBy(rows.map(fileFromRow), ({ submissionId }) => submissionId)
}

export function fileFromRow(row: Selectable<SubmissionFilesTable>): StoredFile {
  const { id, submissionId, storageName, mimetype, originalName, bytes, width, height } = row
  return {
    id,
    submissionId,
    storageName,
    mimetype,
    originalName,
    bytes,
    width,
    height,
    isReady: flagToBoolean(row.isReady),
    variants: variantsSchema.parse(JSON.parse(row.variants)),
  }
}
