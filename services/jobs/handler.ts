import type { Database } from '#store/database.ts'
import type { JobKind } from '#store/jobs.ts'

export type { JobKind } from '#store/jobs.ts'

/**
 * What a failure says: the try counts; no other will succeed; or nothing about the job, since a
 * storage, a disk or a database is away.
 */
export type Verdict = 'counts' | 'final' | 'elsewhere'

export interface Signals {
  /** The site stops: nothing more is started. */
  stopping: AbortSignal
  /** What has been started is broken off as well. */
  breakOff: AbortSignal
}

export interface JobRun extends Signals {
  key: string
  /** Including this one. */
  attempts: number
  /** Begins the lease again after a step forward, and the tries. Rejects if the lease was lost. */
  renew: () => Promise<void>
}

interface Handler {
  kinds: readonly JobKind[]
  /** The longest that a try takes: then it is told to stop. */
  leaseMs: number
  /** Returns what the log says; undefined or null if there is nothing to say. */
  run: (job: JobRun) => Promise<unknown>
}

/** Does what is queued once, and tries again after a failure. */
export interface QueueHandler extends Handler {
  /** On one server; 1 if omitted. */
  atOnce?: number
  triesAtMost: number
  judge: (error: unknown) => Verdict
  /** Called in the transaction that records a failure. A job that is given up stays in the table. */
  note?: (transaction: Database, key: string, failure: JobFailure) => Promise<void>
}

export interface JobFailure {
  attempts: number
  /** Null: given up. */
  due: string | null
  lastError: string
}

/** Does something again and again, on one server at a time. */
export interface PeriodicHandler extends Handler {
  /** Milliseconds from the start of a round to the start of the next. */
  everyMs: number
  /** Milliseconds from a failure to the next round; defaults to `everyMs`. */
  afterFailureMs?: number
  /** How many milliseconds a server runs before it takes part. */
  firstAfterMs?: number
}

export type JobHandler = QueueHandler | PeriodicHandler

export function isPeriodic(handler: JobHandler): handler is PeriodicHandler {
  return 'everyMs' in handler
}

/** What became of a try, or of a round that `failed`. `released`: cut short, it doesn't count. */
export type Outcome = 'done' | 'postponed' | 'given up' | 'failed' | 'released'

export interface JobReport {
  done: (kind: JobKind, result: unknown) => void
  failed: (kind: JobKind, error: unknown, outcome: Outcome) => void
  /** Nothing could be claimed or recorded: most likely the database is away. */
  troubled: (error: unknown) => void
}
