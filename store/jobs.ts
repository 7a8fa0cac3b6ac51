import { sql, type Updateable } from 'kysely'
import { isSqlite, type Database } from './database.ts'
import type { JobKind, JobsTable } from './running-tables.ts'
import { instantToText, ofWrongClock } from './values.ts'

export type { JobKind } from './running-tables.ts'

/** Names a job; the key is empty if there is one of its kind. */
export interface JobName {
  kind: JobKind
  key: string
}

/** A job that only one worker may do until its lease ends. */
export interface ClaimedJob extends JobName {
  /** Including this one: a try cut short by a crash counts too. */
  attempts: number
}

/**
 * Queues jobs, with all their tries if they were queued before; one that is being done is done again.
 * Call it in the transaction of their cause.
 */
export async function enqueue(
  database: Database,
  kind: JobKind,
  keys: readonly string[],
  at: Temporal.Instant,
): Promise<void> {
  if (keys.length === 0) return
  const afresh = { due: instantToText(at), attempts: 0, lastError: null }
  await database
    .insertInto('jobs')
    .values(keys.map((key) => ({ kind, key, ...afresh })))
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doUpdateSet(afresh))
    .execute()
}

export interface ClaimRequest {
  /** Identifies the process. */
  worker: string
  now: Temporal.Instant
  /** The kinds to claim; after so many milliseconds others may, since the worker must have died. */
  leases: ReadonlyMap<JobKind, number>
}

/** Claims the job that has been due for longest; two workers never get the same one. */
export async function claimJob(
  database: Database,
  request: ClaimRequest,
): Promise<ClaimedJob | undefined> {
  if (request.leases.size === 0) return undefined
  return claimQuery(database, request).executeTakeFirst()
}

/** Separate from `claimJob` so that a test can check the query plan. */
export function claimQuery(database: Database, { worker, now, leases }: ClaimRequest) {
  const at = instantToText(now)
  const until = (ms: number) => now.add({ milliseconds: ms })
  const ends = [...leases].map(([kind, ms]) => sql`when ${kind} then ${instantToText(until(ms))}`)
  const next = database
    .selectFrom('jobs')
    .select(['kind', 'key'])
    .where('kind', 'in', [...leases.keys()])
    .where('due', '<=', at)
    .where((eb) =>
      eb.or([
        eb('claimedUntil', 'is', null),
        eb('claimedUntil', '<=', at),
        eb('claimedUntil', '>', ofWrongClock(until(Math.max(...leases.values())))),
      ]),
    )
    .orderBy('due')
    .orderBy('key')
    .limit(1)
    // PostgreSQL claims concurrently; SQLite serializes writes anyway.
    .$if(!isSqlite(database), (query) => query.forUpdate().skipLocked())
  return database
    .with('next', () => next)
    .updateTable('jobs')
    .from('next')
    .set((eb) => ({
      claimedBy: worker,
      claimedUntil: sql<string>`case jobs.kind ${sql.join(ends, sql` `)} end`,
      attempts: eb('jobs.attempts', '+', 1),
    }))
    .whereRef('jobs.kind', '=', 'next.kind')
    .whereRef('jobs.key', '=', 'next.key')
    .returning(['jobs.kind', 'jobs.key', 'jobs.attempts'])
}

/** Applies whichever worker holds the lease: the work is done, unless it was queued again meanwhile. */
export async function finishJob(database: Database, { kind, key }: JobName): Promise<void> {
  const name = { kind, key }
  await database
    .deleteFrom('jobs')
    .where((eb) => eb.and(name))
    .where('attempts', '>', 0)
    .execute()
  await database
    .updateTable('jobs')
    .set(free)
    .where((eb) => eb.and(name))
    .where('attempts', '=', queuedAgain)
    .execute()
}

/** A claim counts as a try: only queuing a claimed job again makes it none. */
const queuedAgain = 0

const free = { claimedBy: null, claimedUntil: null }

/** Deletes jobs, for instance of what was deleted. */
export async function forgetJobs(
  database: Database,
  kind: JobKind,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return
  await database.deleteFrom('jobs').where('kind', '=', kind).where('key', 'in', keys).execute()
}

/** Deletes jobs that no worker may be doing; returns the keys of the others. */
export async function forgetFreeJobs(
  database: Database,
  kind: JobKind,
  keys: readonly string[],
  now: Temporal.Instant,
): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const at = instantToText(now)
  await database
    .deleteFrom('jobs')
    .where('kind', '=', kind)
    .where('key', 'in', keys)
    .where((eb) => eb.or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<=', at)]))
    .execute()
  const left = database.selectFrom('jobs').select('key').where('kind', '=', kind)
  const rows = await left.where('key', 'in', keys).execute()
  return new Set(rows.map(({ key }) => key))
}

/** What a try left: when the next is due (null: given up), and what it says. */
export type JobState = Pick<Updateable<JobsTable>, 'due' | 'attempts' | 'lastError' | 'doneAt'>

/**
 * Ends the lease. Returns false if another worker now holds it, or if the job was queued again
 * meanwhile: then the state does not count.
 */
export async function releaseJob(
  database: Database,
  { kind, key }: JobName,
  worker: string,
  state: JobState,
): Promise<boolean> {
  const ours = { kind, key, claimedBy: worker }
  const { numUpdatedRows } = await database
    .updateTable('jobs')
    .set({ ...state, ...free })
    .where((eb) => eb.and(ours))
    .where('attempts', '!=', queuedAgain)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return true
  await database
    .updateTable('jobs')
    .set(free)
    .where((eb) => eb.and(ours))
    .execute()
  return false
}

/** After a step forward the lease begins again, and the tries. Returns false if another worker holds it. */
export async function renewJob(
  database: Database,
  { kind, key }: JobName,
  worker: string,
  leaseUntil: Temporal.Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('jobs')
    .set({
      claimedUntil: instantToText(leaseUntil),
      attempts: sql<number>`case attempts when ${queuedAgain} then ${queuedAgain} else 1 end`,
    })
    .where((eb) => eb.and({ kind, key, claimedBy: worker }))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
