import { randomUUID } from 'node:crypto'
import type { JobKind } from '#store/jobs.ts'
import { releaseJob, takeJob } from '#store/job-rounds.ts'
import type { Dependencies } from './dependencies.ts'

export interface SharedJob {
  name: JobKind
  /** A round is aborted by then, so it never outlives its lease. */
  leaseMs: number
  /** At most one round in this time across all servers; unlimited if omitted. */
  atMostEvery?: Temporal.DurationLikeObject
}

/**
 * Runs a round on one server at a time; null if another server holds it or it is not due. When a
 * server is killed, another takes over once its lease ends, and an interrupted round is still due.
 */
export function oneServerAtATime<Result>(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { name, leaseMs, atMostEvery }: SharedJob,
  round: (stopping: AbortSignal) => Promise<Result>,
): (stopping: AbortSignal) => Promise<Result | null> {
  const worker = randomUUID()
  return async (stopping) => {
    const now = clock.now()
    const lease = {
      name,
      worker,
      now,
      leaseUntil: now.add({ milliseconds: leaseMs }),
      lastBegunBy: atMostEvery ? now.subtract(atMostEvery) : undefined,
    }
    if (!(await takeJob(db, lease))) return null
    const ending = AbortSignal.any([stopping, AbortSignal.timeout(leaseMs)])
    let begunAt: Temporal.Instant | undefined
    try {
      const result = await round(ending)
      if (!ending.aborted) begunAt = now
      return result
    } finally {
      await releaseJob(db, lease, begunAt)
    }
  }
}
