import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { SubmissionStatus } from '#contracts/options.ts'
import { type Database, isSqlite } from '../database.ts'
import type { SubmissionFilesTable } from '../contest-tables.ts'
import { booleanToFlag, flagToBoolean } from '../values.ts'

/** A smaller version of a file, stored under its name plus `.{name}.{format}`. */
export type FileVariant = z.infer<typeof variantSchema>
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
  /** True once all variants have been made. */
  isReady: boolean
  variants: FileVariant[]
}

/** The fields that decide who may see an entry. */
export interface Visibility {
  status: SubmissionStatus
  consentToDisplay: boolean
}

export type FileInEntry = StoredFile & Visibility

const variantNames = ['card', 'large', 'poster'] as const
const variantFormats = ['avif', 'webp'] as const
const variantSchema = z.object({
  name: z.enum(variantNames),
  format: z.enum(variantFormats),
  bytes: z.int().positive(),
})
const variantsSchema = z.array(variantSchema)

/** All variants that may exist for a file. */
export const variantForms = variantNames.flatMap((name) =>
  variantFormats.map((format) => ({ name, format })),
)

/** Stores an entry's files in order, each with a job to make its variants. */
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
    isReady: 0 as const,
    variants: '[]',
  }))
  const jobs = files.map(({ id }) => ({
    fileId: id,
    status: 'waiting' as const,
    attempts: 0,
    nextAttemptAt: dueAt,
  }))
  await database.insertInto('submissionFiles').values(rows).execute()
  await database.insertInto('submissionFileJobs').values(jobs).execute()
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

/** The storage names that belong to a known file. */
export async function knownStorageNames(
  database: Database,
  names: readonly string[],
): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const rows = await database
    .selectFrom('submissionFiles')
    .select('storageName')
    .where('storageName', 'in', names)
    .execute()
  return new Set(rows.map(({ storageName }) => storageName))
}

/** Up to `limit` files after this storage name, in order. */
export async function filesAfter(
  database: Database,
  storageName: string,
  limit: number,
): Promise<Pick<StoredFile, 'id' | 'submissionId' | 'storageName'>[]> {
  return database
    .selectFrom('submissionFiles')
    .select(['id', 'submissionId', 'storageName'])
    .where('storageName', '>', storageName)
    .orderBy('storageName')
    .limit(limit)
    .execute()
}

/**
 * Records a file's variants. Returns the visibility fields of its entry, locked until the
 * transaction ends, or undefined if it is gone.
 */
export async function markFileReady(
  database: Database,
  fileId: string,
  variants: readonly FileVariant[],
): Promise<Visibility | undefined> {
  // Locked before the file, in the same order as when deleting an entry.
  const entry = await database
    .selectFrom('submissions')
    .select(['status', 'consentToDisplay'])
    .where('id', 'in', (eb) =>
      eb.selectFrom('submissionFiles').select('submissionId').where('id', '=', fileId),
    )
    .$if(!isSqlite(database), (query) => query.forShare())
    .executeTakeFirst()
  await database
    .updateTable('submissionFiles')
    .set({ isReady: booleanToFlag(true), variants: JSON.stringify(variants) })
    .where('id', '=', fileId)
    .execute()
  return entry && { ...entry, consentToDisplay: flagToBoolean(entry.consentToDisplay) }
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
