import { randomUUID } from 'node:crypto'
import type { EventEmitter } from 'node:events'
import { releaseJob, takeJob, type JobName } from '#store/jobs.ts'
import type { Dependencies } from './dependencies.ts'

/** Emits `added` when there is something to do before the next round is due. */
export type WorkEvents = EventEmitter<{ added: [] }>

/** Resolves after the milliseconds, or as soon as the signal aborts; never rejects. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>

/** Something that goes on in the background, round after round. */
export interface Work<Result> {
  /** Milliseconds from the end of a round to the start of the next. */
  every: number
  /** Begins nothing new once the signal aborts. What it throws is reported. */
  round: (stopping: AbortSignal) => Promise<Result>
  /** The pause after a round, where it is not always `every`; 0 while more is waiting. */
  pauseAfter?(result: Result): number
  /** The pause after a round that threw; `every` when left out. */
  afterFailure?: number
  /** The pause before the first round. */
  firstAfter?: number
  /** Ends a pause early. */
  events?: WorkEvents
  /** Gives back what this process still holds. */
  release?: () => Promise<void>
  /** How long stopping waits for a round before it is aborted. */
  abort?: { afterMs: number; run: () => void }
}

export interface Report<Result> {
  done: (result: Result) => void
  failed: (error: unknown) => void
}

export interface Running {
  /** Begins no further round and resolves when the current one has ended. Never rejects. */
  stop(): Promise<void>
}

/** Runs round after round, never two at once in this process, until it is stopped. */
export function startWork<Result>(
  work: Work<Result>,
  { wait, report }: { wait: Wait; report: Report<Result> },
): Running {
  const { every, firstAfter = 0, events, release, abort } = work
  const stopping = new AbortController()
  let pausing = new AbortController()
  const wake = () => pausing.abort()
  events?.on('added', wake)

  const attempt = async (): Promise<number> => {
    try {
      const result = await work.round(stopping.signal)
      report.done(result)
      return work.pauseAfter?.(result) ?? every
    } catch (error) {
      report.failed(error)
      return work.afterFailure ?? every
    }
  }
  const run = async () => {
    if (firstAfter > 0) await wait(firstAfter, stopping.signal)
    while (!stopping.signal.aborted) {
      // Set before the round, so that no event during it is missed.
      pausing = new AbortController()
      const pauseMs = await attempt()
      if (pauseMs > 0 && !stopping.signal.aborted) await wait(pauseMs, pausing.signal)
    }
    await release?.().catch(report.failed)
  }
  const ended = run()

  return {
    async stop() {
      events?.off('added', wake)
      stopping.abort()
      wake()
      if (abort) {
        const patience = new AbortController()
        await Promise.race([ended, wait(abort.afterMs, patience.signal)])
        patience.abort()
        abort.run()
      }
      await ended
    },
  }
}

export interface SharedJob {
  name: JobName
  /** A round is told to end by then, so that it never outlives its lease. */
  leaseMs: number
  /** At most one round in this time, whichever server does it; left out: no limit. */
  atMostEvery?: Temporal.DurationLikeObject
}

/**
 * A round that runs on one server at a time; null when it is another's turn or not due. Another
 * server takes over from one that was killed when the lease ends, and a round that was cut short
 * is still due.
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
