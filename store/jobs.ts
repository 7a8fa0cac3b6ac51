import type { Database } from './database.ts'
import { instantToText } from './values.ts'

/** Work that one server does for all of them. */
export type JobName = 'feed-watch' | 'retention' | 'sweep' | 'undecided-entries'

export interface JobLease {
  name: JobName
  /** Identifies the process that holds the lease. */
  worker: string
  now: Temporal.Instant
  /** When other servers may take over: the holder must have died. */
  leaseUntil: Temporal.Instant
  /** The job is due when its last finished round began no later; left out: it is always due. */
  lastBegunBy?: Temporal.Instant | undefined
}

/** Takes the lease of a job that is due and free. Only one of several servers gets true. */
export async function takeJob(
  database: Database,
  { name, worker, now, leaseUntil, lastBegunBy }: JobLease,
): Promise<boolean> {
  await database
    .insertInto('jobs')
    .values({ name })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  let query = database
    .updateTable('jobs')
    .set({ heldBy: worker, heldUntil: instantToText(leaseUntil) })
    .where('name', '=', name)
    .where((eb) => eb.or([eb('heldUntil', 'is', null), eb('heldUntil', '<=', instantToText(now))]))
  if (lastBegunBy) {
    const by = instantToText(lastBegunBy)
    query = query.where((eb) => eb.or([eb('doneAt', 'is', null), eb('doneAt', '<=', by)]))
  }
  const result = await query.executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/**
 * Releases the lease. `begunAt` marks the round as finished; without it the job is still due. Does
 * nothing once another worker holds the lease.
 */
export async function releaseJob(
  database: Database,
  { name, worker }: Pick<JobLease, 'name' | 'worker'>,
  begunAt?: Temporal.Instant,
): Promise<void> {
  await database
    .updateTable('jobs')
    .set({
      heldBy: null,
      heldUntil: null,
      ...(begunAt && { doneAt: instantToText(begunAt) }),
    })
    .where('name', '=', name)
    .where('heldBy', '=', worker)
    .execute()
}
