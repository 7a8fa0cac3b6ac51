import { type SubmissionStatus, nextSubmissionStatuses } from '#contracts/options.ts'
import type {
  AdminSubmission,
  AdminSubmissionQuery,
  PublicSubmission,
  PublicSubmissionQuery,
  SubmissionCounts,
  SubmissionCountsQuery,
} from '#contracts/submissions.ts'
import { countFailedFiles } from '#store/pictures/uploads.ts'
import { deleteRows } from '#store/guest-data/guest-data.ts'
import { decideSubmission, decisionsOf } from '#store/submissions/submission-decisions.ts'
import * as lists from '#store/submissions/submission-lists.ts'
import * as store from '#store/submissions/submissions.ts'
import { withdrawLetter } from '#store/submissions/winner-letters.ts'
import { inTransaction } from '#store/database.ts'
import type { Dependencies } from '../dependencies.ts'
import { ConflictError, missing } from '../errors.ts'
import { isId } from '../ids.ts'
import { presentAdminSubmission, presentPublicSubmission } from '../presenters/submissions.ts'
import { eraseDeleted } from '#store/erasure.ts'
import { removeFiles } from '../pictures/stored-files.ts'
import { isShown } from '#store/submissions/submission-rows.ts'
import { countUp } from '#store/versions.ts'

export interface SubmissionPage<Submission> {
  submissions: Submission[]
  /** Cursor of the next page; null on the last. */
  nextCursor: string | null
}

export interface StatusChange {
  id: string
  to: SubmissionStatus
  /** What the administrator saw; undefined if not sent. */
  seen?: SubmissionStatus | undefined
  /** The administrator's username. */
  by: string
}

/**
 * The gallery: approved entries and winners, with the guest's consent (section 4). Throws
 * `BadCursorError`.
 */
export async function listPublicSubmissions(
  { site, db }: Pick<Dependencies, 'site' | 'db'>,
  query: PublicSubmissionQuery,
): Promise<SubmissionPage<PublicSubmission>> {
  const { submissions, nextCursor } = await lists.listPublicSubmissions(db, query)
  return {
    submissions: submissions.filter(isShown).map((each) => presentPublicSubmission(site, each)),
    nextCursor,
  }
}

/** Entries for the admin, newest first. Throws `BadCursorError`. */
export async function listSubmissionsForAdmin(
  { site, db }: Pick<Dependencies, 'site' | 'db'>,
  query: AdminSubmissionQuery,
): Promise<SubmissionPage<AdminSubmission>> {
  const { submissions, nextCursor } = await lists.listSubmissionsForAdmin(db, query)
  const decisions = await decisionsOf(
    db,
    submissions.map(({ id }) => id),
  )
  return {
    submissions: submissions.map((each) =>
      presentAdminSubmission(site, each, decisions.get(each.id) ?? []),
    ),
    nextCursor,
  }
}

/** Entries in each status, for one contest or all. */
export async function countSubmissions(
  { db }: Pick<Dependencies, 'db'>,
  { contestId }: SubmissionCountsQuery = {},
): Promise<SubmissionCounts> {
  const [counts, bytes, failedFiles] = await Promise.all([
    store.countSubmissions(db, contestId),
    store.pendingBytes(db),
    countFailedFiles(db),
  ])
  const { pending, approved, rejected, winner } = counts
  return {
    ...counts,
    all: pending + approved + rejected + winner,
    pendingBytes: bytes,
    failedFiles,
  }
}

/**
 * Decides on an entry, records who and when, and returns it. A waiting letter to a former winner
 * is withdrawn. Throws `NotFoundError`, or `ConflictError` with nothing changed if the
 * transition is not allowed or someone else has just decided.
 */
export async function changeSubmissionStatus(
  { site, db, clock, changes }: Pick<Dependencies, 'site' | 'db' | 'clock' | 'changes'>,
  { id, to, seen, by }: StatusChange,
): Promise<AdminSubmission> {
  const submission = isId(id) ? await store.findSubmission(db, id) : undefined
  if (!submission) throw missing('entry')
  const { status: from } = submission
  if (seen !== undefined && seen !== from) throw decidedByAnother()
  if (!nextSubmissionStatuses[from].includes(to)) {
    throw new ConflictError(`This entry is ${from} and cannot become ${to}.`)
  }
  const decision = { from, to, by, at: clock.now() }
  const isDone = await inTransaction(db, async (transaction) => {
    const isFirst = await decideSubmission(transaction, id, decision)
    if (isFirst && from === 'winner') await withdrawLetter(transaction, id, decision.at)
    return isFirst
  })
  if (!isDone) throw decidedByAnother()
  changes.announce('submissions')
  return submissionForAdmin({ site, db }, id)
}

/** Throws `NotFoundError`. */
export async function submissionForAdmin(
  { site, db }: Pick<Dependencies, 'site' | 'db'>,
  id: string,
): Promise<AdminSubmission> {
  const submission = isId(id) && (await lists.findListedSubmission(db, id))
  if (!submission) throw missing('entry')
  const decisions = await decisionsOf(db, [id])
  return presentAdminSubmission(site, submission, decisions.get(id) ?? [])
}

function decidedByAnother(): ConflictError {
  return new ConflictError('Someone else has just decided about this entry.')
}

/**
 * Deletes an entry: its rows in one transaction, then its files. Pages are updated before this
 * resolves, and the embedded database's files are erased. Throws `NotFoundError`. If the storage is
 * down this still succeeds: the hourly sweep removes unreferenced files.
 */
export async function deleteSubmission(
  { db, storage, changes }: Pick<Dependencies, 'db' | 'storage' | 'changes'>,
  id: string,
): Promise<void> {
  if (!isId(id)) throw missing('entry')
  const files = await inTransaction(db, async (transaction) => {
    const gone = await deleteRows(transaction, 'submissions', [id])
    if (gone.deleted === 0) throw missing('entry')
    await countUp(transaction, ['submissions'])
    return gone.files
  })
  changes.announce('submissions')
  await eraseDeleted(db)
  await removeFiles(storage, files)
}
