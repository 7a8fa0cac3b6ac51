import type { Database } from './database.ts'
import { instantToText, ofWrongClock, textToInstant } from './values.ts'

/** Jobs that run on one server at a time. */
export type JobName =
  | 'alerts'
  | 'feed-watch'
  | 'openings'
  | 'push'
  | 'restore-drill'
  | 'retention'
  | 'sweep'
  | 'undecided-entries'

export interface JobLease {
  name: JobName
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

/** When the last finished round began; null if none has. */
export async function lastDone(
  database: Database,
  name: JobName,
): Promise<Temporal.Instant | null> {
  const query = database.selectFrom('jobs').select('doneAt').where('name', '=', name)
  const doneAt = (await query.executeTakeFirst())?.doneAt
  return doneAt ? textToInstant(doneAt) : null
}

/** Leases a job that is due and free. Only one of several servers gets true. */
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
    .where((eb) =>
      eb.or([
        eb('heldUntil', 'is', null),
        eb('heldUntil', '<=', instantToText(now)),
        eb('heldUntil', '>', ofWrongClock(leaseUntil)),
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
      heldBy: null,
      heldUntil: null,
      ...(begunAt && { doneAt: instantToText(begunAt) }),
    })
    .where('name', '=', name)
    .where('heldBy', '=', worker)
    .execute()
}
