import { PostgresAdapter, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { NewSubmissionFile } from './submission-files.ts'
import { instantToText } from '../values.ts'

/** A file whose variants one worker alone may make until its lease ends. */
export type ClaimedFile = Pick<NewSubmissionFile, 'id' | 'storageName' | 'mimetype'> & {
  /** This try included: a try that ended with the process counts too. */
  attempts: number
}

export interface FileClaimRequest {
  /** Names the process that claims. */
  worker: string
  now: Temporal.Instant
  /** After it others may claim the file again: their worker must have died. */
  leaseUntil: Temporal.Instant
}

/** Takes one due file that nobody holds; two workers never get the same one. */
export async function claimFile(
  database: Database,
  { worker, now, leaseUntil }: FileClaimRequest,
): Promise<ClaimedFile | undefined> {
  const at = instantToText(now)
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter
  const due = database
    .selectFrom('submissionFileJobs')
    .select('fileId')
    // Written out, not as a parameter: only so does SQLite see that its partial index fits.
    .where('status', '=', sql.lit('waiting'))
    .where('nextAttemptAt', '<=', at)
    .where((eb) => eb.or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<=', at)]))
    .orderBy('nextAttemptAt')
    .orderBy('fileId')
    .limit(1)
    .$if(isPostgres, (query) => query.forUpdate().skipLocked())

  const claimed = await database
    .with('due', () => due)
    .updateTable('submissionFileJobs')
    .set((eb) => ({
      claimedBy: worker,
      claimedUntil: instantToText(leaseUntil),
      attempts: eb('attempts', '+', 1),
    }))
    .where('fileId', 'in', (eb) => eb.selectFrom('due').select('due.fileId'))
    .returning(['fileId', 'attempts'])
    .executeTakeFirst()
  if (!claimed) return undefined

  const file = await database
    .selectFrom('submissionFiles')
    .select(['id', 'storageName', 'mimetype'])
    .where('id', '=', claimed.fileId)
    .executeTakeFirst()
  return file && { ...file, attempts: claimed.attempts }
}

/** The file is done, whichever worker holds it now. */
export async function finishFileJob(database: Database, fileId: string): Promise<void> {
  await database.deleteFrom('submissionFileJobs').where('fileId', '=', fileId).execute()
}

export interface FileJobFailure {
  worker: string
  /** In words, for the operator. */
  reason: string
  /** False when it says nothing about the file: then this try is not counted. */
  isTry: boolean
  /** Null gives up on the variants; the file itself is shown without them. */
  nextAttemptAt: Temporal.Instant | null
}

/** Does nothing once another worker holds the file: that one knows better. */
export async function failFileJob(
  database: Database,
  fileId: string,
  { worker, reason, isTry, nextAttemptAt }: FileJobFailure,
): Promise<void> {
  const next = nextAttemptAt
    ? { nextAttemptAt: instantToText(nextAttemptAt) }
    : // Waiting again gives it all its tries.
      { status: 'failed' as const, attempts: 0 }
  await database
    .updateTable('submissionFileJobs')
    .$if(!isTry, (update) => update.set((eb) => ({ attempts: eb('attempts', '-', 1) })))
    .set({ ...next, lastError: reason, claimedBy: null, claimedUntil: null })
    .where('fileId', '=', fileId)
    .where('claimedBy', '=', worker)
    .execute()
}

/** Gives back, untried, all that a worker still holds when it stops. */
export async function releaseFileJobs(database: Database, worker: string): Promise<void> {
  await database
    .updateTable('submissionFileJobs')
    .set((eb) => ({ claimedBy: null, claimedUntil: null, attempts: eb('attempts', '-', 1) }))
    .where('claimedBy', '=', worker)
    .execute()
}
