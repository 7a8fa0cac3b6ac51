import { inTransaction } from '#store/database.ts'
import {
  claimJob,
  finishJob,
  releaseJob,
  renewJob,
  type ClaimedJob,
  type JobState,
} from '#store/jobs.ts'
import { instantToText } from '#store/values.ts'
import { retryDelayMs } from '../backoff.ts'
import type { Dependencies } from '../dependencies.ts'
import {
  isPeriodic,
  type JobFailure,
  type JobHandler,
  type JobReport,
  type Outcome,
  type PeriodicHandler,
  type Signals,
} from './handler.ts'

export type JobDeps = Pick<Dependencies, 'db' | 'clock'> & {
  /** From 0 to below 1. */
  random: () => number
  /** Identifies this worker among all processes. */
  worker: string
}

interface Try {
  deps: JobDeps
  handler: JobHandler
  job: ClaimedJob
  signals: Signals
  begunAt: Temporal.Instant
}

export interface NextJob {
  handler: JobHandler
  /** Rejects if the outcome cannot be recorded: then the job is tried again after its lease. */
  run: (report: JobReport) => Promise<Outcome>
}

/** How long a job waits for a storage that is down or a disk that is full. */
const untilLookMs = 2 * 60_000

/** Claims a due job of these handlers; undefined if none is due. */
export async function claimNext(
  deps: JobDeps,
  handlers: readonly JobHandler[],
  signals: Signals,
): Promise<NextJob | undefined> {
  const begunAt = deps.clock.now()
  const leases = new Map(
    handlers.flatMap(({ kinds, leaseMs }) => kinds.map((kind) => [kind, leaseMs] as const)),
  )
  const job = await claimJob(deps.db, { worker: deps.worker, now: begunAt, leases })
  const handler = handlers.find(({ kinds }) => job && kinds.includes(job.kind))
  if (!job || !handler) return undefined
  const claimed = { deps, handler, job, signals, begunAt }
  return { handler, run: (report) => runJob(claimed, report) }
}

async function runJob(claimed: Try, report: JobReport): Promise<Outcome> {
  const { deps, handler, job, signals } = claimed
  const release = (state: JobState) => releaseJob(deps.db, job, deps.worker, state)
  try {
    const result = await runWithLease(claimed)
    if (isPeriodic(handler)) await release(nextRound(claimed, handler))
    else await finishJob(deps.db, job)
    report.done(job.kind, result)
    return 'done'
  } catch (error) {
    if (signals.stopping.aborted) {
      await release({ attempts: job.attempts - 1 })
      return 'released'
    }
    const [outcome, state] = stateAfter(error, claimed)
    await inTransaction(deps.db, async (transaction) => {
      const isOurs = await releaseJob(transaction, job, deps.worker, state)
      if (isOurs && !isPeriodic(handler)) await handler.note?.(transaction, job.key, state)
    })
    report.failed(job.kind, error, outcome)
    return outcome
  }
}

/** A round that was cut short is still due. */
async function runWithLease({ deps, handler, job, signals }: Try): Promise<unknown> {
  const { leaseMs } = handler
  const { key, attempts } = job
  // The process died during each of its tries, perhaps because of it.
  if (!isPeriodic(handler) && attempts > handler.triesAtMost) throw new EndlessError()
  const lease = new AbortController()
  const expire = () => setTimeout(() => lease.abort(), leaseMs)
  let expiry = expire()
  const renew = async () => {
    clearTimeout(expiry)
    expiry = expire()
    const leaseUntil = deps.clock.now().add({ milliseconds: leaseMs })
    if (!(await renewJob(deps.db, job, deps.worker, leaseUntil))) throw new LostLeaseError()
    job.attempts = 1
  }
  const stopping = AbortSignal.any([signals.stopping, lease.signal])
  try {
    const result = await handler.run({ ...signals, key, attempts, stopping, renew })
    if (isPeriodic(handler)) stopping.throwIfAborted()
    return result
  } finally {
    clearTimeout(expiry)
  }
}

class LostLeaseError extends Error {
  override name = 'LostLeaseError'
  override message = 'Another worker has begun this job again.'
}

class EndlessError extends Error {
  override name = 'EndlessError'
  override message = 'None of the tries came to an end.'
}

function nextRound({ begunAt }: Try, { everyMs }: PeriodicHandler): JobState {
  const due = instantToText(begunAt.add({ milliseconds: everyMs }))
  return { due, attempts: 0, lastError: null, doneAt: instantToText(begunAt) }
}

function stateAfter(
  error: unknown,
  { deps: { clock, random }, handler, job: { attempts } }: Try,
): [Outcome, JobFailure] {
  const lastError = reasonOf(error)
  const after = (ms: number) => instantToText(clock.now().add({ milliseconds: ms }))
  if (isPeriodic(handler)) {
    const due = after(handler.afterFailureMs ?? handler.everyMs)
    return ['failed', { due, attempts: 0, lastError }]
  }
  const verdict = error instanceof EndlessError ? 'final' : handler.judge(error)
  if (verdict === 'elsewhere') {
    return ['postponed', { due: after(untilLookMs), attempts: attempts - 1, lastError }]
  }
  if (verdict === 'final' || attempts >= handler.triesAtMost) {
    return ['given up', { due: null, attempts, lastError }]
  }
  return ['postponed', { due: after(retryDelayMs(attempts, random)), attempts, lastError }]
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown'
}
