import type { Database } from './database.ts'
import type { JobKind } from './running-tables.ts'
import { instantToText, ofWrongClock } from './values.ts'

export interface JobLease {
  name: JobKind
  /** The process holding the lease. */
  worker: string
  now: Temporal.Instant
  /** When other servers may take over because the holder must have died. */
  leaseUntil: Temporal.Instant
  /**
   * The job is due if its last finished round started at or before this time; always due if
   * omitted.
   */
  lastBegunBy?: Temporal.Instant | undefined
}

/** Leases a job that is due and free. Only one of several servers gets true. */
export async function takeJob(
  database: Database,
  { name, worker, now, leaseUntil, lastBegunBy }: JobLease,
): Promise<boolean> {
  await database
    .insertInto('jobs')
    .values({ kind: name, key: '' })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .execute()
  let query = database
    .updateTable('jobs')
    .set({ claimedBy: worker, claimedUntil: instantToText(leaseUntil) })
    .where('kind', '=', name)
    .where((eb) =>
      eb.or([
        eb('claimedUntil', 'is', null),
        eb('claimedUntil', '<=', instantToText(now)),
        eb('claimedUntil', '>', ofWrongClock(leaseUntil)),
      ]),
    )
  if (lastBegunBy) {
    const by = instantToText(lastBegunBy)
    query = query.where((eb) =>
      eb.or([
        eb('doneAt', 'is', null),
        eb('doneAt', '<=', by),
        eb('doneAt', '>', ofWrongClock(now)),
      ]),
    )
  }
  const result = await query.executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/**
 * Releases the lease. `begunAt` marks the round as finished; without it the job is still due. Does
 * nothing if another worker now holds the lease.
 */
export async function releaseJob(
  database: Database,
  { name, worker }: Pick<JobLease, 'name' | 'worker'>,
  begunAt?: Temporal.Instant,
): Promise<void> {
  await database
    .updateTable('jobs')
    .set({
      claimedBy: null,
      claimedUntil: null,
      ...(begunAt && { doneAt: instantToText(begunAt) }),
    })
    .where('kind', '=', name)
    .where('claimedBy', '=', worker)
    .execute()
}
