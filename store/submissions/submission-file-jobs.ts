import { PostgresAdapter, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { NewSubmissionFile } from './submission-files.ts'
import { instantToText } from '../values.ts'

/** A picture whose variants only one worker may make until its lease ends. */
export type ClaimedFile = Pick<NewSubmissionFile, 'id' | 'storageName'> & {
  /** Including this one: a try cut short by a crash counts too. */
  attempts: number
}

export interface FileClaimRequest {
  /** Identifies the process. */
  worker: string
  now: Temporal.Instant
  /** Afterwards others may claim the file: the worker must have died. */
  leaseUntil: Temporal.Instant
}

/** Claims one due file; two workers never get the same one. */
export async function claimFile(
  database: Database,
  { worker, now, leaseUntil }: FileClaimRequest,
): Promise<ClaimedFile | undefined> {
  const at = instantToText(now)
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter
  const due = database
    .selectFrom('submissionFileJobs')
    .select('fileId')
    // A literal, not a parameter, so that SQLite uses its partial index.
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
    .select(['id', 'storageName'])
    .where('id', '=', claimed.fileId)
    .executeTakeFirst()
  return file && { ...file, attempts: claimed.attempts }
}

/** Applies whichever worker holds the lease. */
export async function finishFileJob(database: Database, fileId: string): Promise<void> {
  await database.deleteFrom('submissionFileJobs').where('fileId', '=', fileId).execute()
}

export interface FileJobFailure {
  worker: string
  /** Shown to the operator. */
  reason: string
  /** False if the failure is not the file's fault: then this try does not count. */
  isTry: boolean
  /** Null gives up on the variants; the file itself is still shown. */
  nextAttemptAt: Temporal.Instant | null
}

/** Does nothing if another worker now holds the file. */
export async function failFileJob(
  database: Database,
  fileId: string,
  { worker, reason, isTry, nextAttemptAt }: FileJobFailure,
): Promise<void> {
  const next = nextAttemptAt
    ? { nextAttemptAt: instantToText(nextAttemptAt) }
    : // Waiting again restores all its tries.
      { status: 'failed' as const, attempts: 0 }
  await database
    .updateTable('submissionFileJobs')
    .$if(!isTry, (update) => update.set((eb) => ({ attempts: eb('attempts', '-', 1) })))
    .set({ ...next, lastError: reason, claimedBy: null, claimedUntil: null })
    .where('fileId', '=', fileId)
    .where('claimedBy', '=', worker)
    .execute()
}

/** When a worker stops, releases its claims without counting the try. */
export async function releaseFileJobs(database: Database, worker: string): Promise<void> {
  await database
    .updateTable('submissionFileJobs')
    .set((eb) => ({ claimedBy: null, claimedUntil: null, attempts: eb('attempts', '-', 1) }))
    .where('claimedBy', '=', worker)
    .execute()
}

/** Files whose variants were given up. */
export async function countFailedFileJobs(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('submissionFileJobs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'failed')
    .executeTakeFirstOrThrow()
  return count
}
