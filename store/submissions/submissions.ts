import { sql } from 'kysely'
import type { SubmissionStatus } from '#contracts/options.ts'
import type { Database } from '../database.ts'
import { newId } from '../values.ts'
import { insertUploads, type NewUpload } from '../pictures/uploads.ts'
import {
  submissionFromRow,
  submissionToRow,
  type NewSubmission,
  type StoredSubmission,
} from './submission-rows.ts'

/**
 * Stores an entry as pending, with its files and the jobs to make their variants. If the key was
 * already used, stores nothing and returns the id of the existing entry. Call it in a transaction.
 */
export async function insertSubmission(
  database: Database,
  submission: NewSubmission,
  files: readonly NewUpload[],
): Promise<{ id: string; isNew: boolean }> {
  const id = newId()
  const inserted = await database
    .insertInto('submissions')
    .values({ ...submissionToRow(submission), id, status: 'pending' })
    .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) {
    const existing = await findSubmissionByKey(database, submission.idempotencyKey ?? '')
    if (existing === undefined) throw new Error('an entry was neither stored nor found')
    return { id: existing, isNew: false }
  }
  const of = { submissionId: id, createdAt: submission.submittedAt }
  await insertUploads(database, files, of)
  return { id, isNew: true }
}

/** Marks an entry as a verified stay, while pages don't show it yet. */
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

/** Stored bytes of the files of all pending entries. */
export async function pendingBytes(database: Database): Promise<number> {
  const { bytes } = await database
    .selectFrom('submissions')
    .innerJoin('uploads', 'uploads.submissionId', 'submissions.id')
    .select(sql<number>`coalesce(sum(uploads.bytes), 0)`.as('bytes'))
    .where('submissions.status', '=', 'pending')
    .executeTakeFirstOrThrow()
  return bytes
}
