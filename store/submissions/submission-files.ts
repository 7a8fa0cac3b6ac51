import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { SubmissionFilesTable } from '../contest-tables.ts'
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
  dueAt: string,
): Promise<void> {
  const rows = files.map((file, position) => ({
    ...file,
    submissionId,
    position,
    isReady: booleanToFlag(isVideo(file)),
    variants: '[]',
  }))
  const pictures = files.filter((file) => !isVideo(file))
  const jobs = pictures.map(({ id }) => ({
    fileId: id,
    status: 'waiting' as const,
    attempts: 0,
    nextAttemptAt: dueAt,
  }))
  await database.insertInto('submissionFiles').values(rows).execute()
  if (jobs.length === 0) return
  await database.insertInto('submissionFileJobs').values(jobs).execute()
}

/** Videos are shown as they are. */
function isVideo({ mimetype }: NewSubmissionFile): boolean {
  return mimetype.startsWith('video/')
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
