import { type Selectable, sql } from 'kysely'
import type { SubmissionStatus } from '#contracts/options.ts'
import type { Database } from '../database.ts'
import {
  insertSubmissionFiles,
  type NewSubmissionFile,
  filesOfSubmissions,
  type StoredFile,
  type Visibility,
} from './submission-files.ts'
import type { SubmissionsTable } from '../contest-tables.ts'
import {
  booleanToFlag,
  flagToBoolean,
  instantToText,
  newId,
  textToInstant,
  type LastChange,
} from '../values.ts'

export interface NewSubmission {
  contestId: number
  guestName: string
  guestEmail: string
  /** The cabin's id, or a name that no longer matches a cabin. */
  cabinStayed: string
  stayDates: string
  description: string
  consentToTerms: boolean
  consentToDisplay: boolean
  /** The version of the terms that was accepted. */
  termsVersion: string
  consentedAt: Temporal.Instant
  /** Possible spam: shown to the admin. */
  isSuspect: boolean
  submittedAt: Temporal.Instant
  /** The same key stores once; null never matches. */
  idempotencyKey: string | null
}

/** An entry without its files (specification, section 3). */
export type StoredSubmission = NewSubmission & {
  id: string
  status: SubmissionStatus
  /** It came by a stay link. */
  isVerified: boolean
  /** Null until a winner's prize is sent. */
  prizeSent: LastChange
}

/**
 * Stores an entry as pending, with its files and the jobs to make their variants. If the key was
 * already used, stores nothing and returns the id of the existing entry. Call it in a transaction.
 */
export async function insertSubmission(
  database: Database,
  submission: NewSubmission,
  files: readonly NewSubmissionFile[],
): Promise<{ id: string; isNew: boolean }> {
  const id = newId()
  const inserted = await database
    .insertInto('submissions')
    .values({ ...toRow(submission), id, status: 'pending' })
    .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) {
    const existing = await findSubmissionByKey(database, submission.idempotencyKey ?? '')
    if (existing === undefined) throw new Error('an entry was neither stored nor found')
    return { id: existing, isNew: false }
  }
  await insertSubmissionFiles(database, id, files, instantToText(submission.submittedAt))
  return { id, isNew: true }
}

/** Marks an entry as a verified stay. */
export async function markSubmissionVerified(database: Database, id: string): Promise<void> {
  await database.updateTable('submissions').set({ isVerified: 1 }).where('id', '=', id).execute()
}

export async function findSubmissionByKey(
  database: Database,
  idempotencyKey: string,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('submissions')
    .select('id')
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst()
  return row?.id
}

export async function findSubmission(
  database: Database,
  id: string,
): Promise<StoredSubmission | undefined> {
  const row = await database
    .selectFrom('submissions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row && submissionFromRow(row)
}

/** Entries in each status, for one contest or all. */
export async function countSubmissions(
  database: Database,
  contestId?: number,
): Promise<Record<SubmissionStatus, number>> {
  let query = database
    .selectFrom('submissions')
    .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('status')
  if (contestId !== undefined) query = query.where('contestId', '=', contestId)
  const rows = await query.execute()
  const counts = { pending: 0, approved: 0, rejected: 0, winner: 0 }
  for (const { status, count } of rows) counts[status] = count
  return counts
}

function toRow(submission: NewSubmission) {
  return {
    ...submission,
    consentToTerms: booleanToFlag(submission.consentToTerms),
    consentToDisplay: booleanToFlag(submission.consentToDisplay),
    isSuspect: booleanToFlag(submission.isSuspect),
    consentedAt: instantToText(submission.consentedAt),
    submittedAt: instantToText(submission.submittedAt),
  }
}

export function submissionFromRow({
  prizeSentBy,
  prizeSentAt,
  ...row
}: Selectable<SubmissionsTable>): StoredSubmission {
  const isSent = prizeSentBy !== null && prizeSentAt !== null
  return {
    ...row,
    consentToTerms: flagToBoolean(row.consentToTerms),
    consentToDisplay: flagToBoolean(row.consentToDisplay),
    isSuspect: flagToBoolean(row.isSuspect),
    isVerified: flagToBoolean(row.isVerified),
    consentedAt: textToInstant(row.consentedAt),
    submittedAt: textToInstant(row.submittedAt),
    prizeSent: isSent ? { by: prizeSentBy, at: textToInstant(prizeSentAt) } : null,
  }
}

/** Stored bytes of the files of all pending entries. */
export async function pendingBytes(database: Database): Promise<number> {
  const { bytes } = await database
    .selectFrom('submissions')
    .innerJoin('submissionFiles', 'submissionFiles.submissionId', 'submissions.id')
    .select(sql<number>`coalesce(sum(submission_files.bytes), 0)`.as('bytes'))
    .where('submissions.status', '=', 'pending')
    .executeTakeFirstOrThrow()
  return bytes
}

export type DeletedSubmission = Visibility & {
  /** To be removed after the commit. */
  files: StoredFile[]
}

/**
 * Deletes an entry with its files, decisions and notifications. Returns it; undefined if there is
 * none. Call it in a transaction.
 */
export async function deleteSubmission(
  transaction: Database,
  id: string,
): Promise<DeletedSubmission | undefined> {
  const files = await filesOfSubmissions(transaction, [id])
  const deleted = await transaction
    .deleteFrom('submissions')
    .where('id', '=', id)
    .returning(['status', 'consentToDisplay'])
    .executeTakeFirst()
  if (!deleted) return undefined
  await transaction.deleteFrom('outbox').where('source', '=', id).execute()
  const { status, consentToDisplay } = deleted
  return {
    status,
    consentToDisplay: flagToBoolean(consentToDisplay),
    files: files.get(id) ?? [],
  }
}
