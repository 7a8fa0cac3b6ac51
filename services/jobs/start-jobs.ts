import { randomUUID } from 'node:crypto'
import { ensureQueued } from '#store/rounds.ts'
import type { Running, Wait, WorkEvents } from '../work.ts'
import { isPeriodic, type JobHandler, type JobReport } from './handler.ts'
import { claimNext, type JobDeps } from './run-job.ts'

const pollMs = 5000
const afterTroubleMs = 10_000
/** How long stopping waits for what is running before it is broken off. */
const patienceMs = 5000
const ensureEvery = { hours: 1 }

interface JobsOptions {
  wait: Wait
  report: JobReport
  /** Emits `added` when a job may be due before the next look. */
  events: WorkEvents
  /** Ends what other processes do for jobs, once stopping has waited long enough. */
  breakOff?: () => void
}

/** Does the due jobs of all kinds until stopped. Jobs of other processes are found by polling. */
export function startJobs(
  handlers: readonly JobHandler[],
  deps: Omit<JobDeps, 'worker'>,
  { wait, report, events, breakOff }: JobsOptions,
): Running {
  const working = { ...deps, worker: randomUUID() }
  const [stopping, breakingOff] = [new AbortController(), new AbortController()]
  const signals = { stopping: stopping.signal, breakOff: breakingOff.signal }
  const running = new Map<Promise<unknown>, JobHandler>()
  const free = freeHandlers(handlers, deps, running)
  const ensure = ensureRounds(handlers, deps)
  let pausing = new AbortController()
  const wake = () => pausing.abort()
  events.on('added', wake)

  const look = async (): Promise<number> => {
    await ensure()
    const next = await claimNext(working, free(), signals)
    if (!next) return pollMs
    const end: Promise<unknown> = next.run(report).catch(report.troubled)
    running.set(end, next.handler)
    void end.then(() => running.delete(end)).then(wake)
    return 0
  }
  const loop = async () => {
    while (!stopping.signal.aborted) {
      // Set before the look, so that no event during it is missed.
      pausing = new AbortController()
      const pauseMs = await look().catch((error: unknown) => {
        report.troubled(error)
        return afterTroubleMs
      })
      if (pauseMs > 0 && !stopping.signal.aborted) await wait(pauseMs, pausing.signal)
    }
    await Promise.all(running.keys())
  }
  const ended = loop()

  return {
    async stop() {
      events.off('added', wake)
      stopping.abort()
      wake()
      const patience = new AbortController()
      await Promise.race([ended, wait(patienceMs, patience.signal)])
      patience.abort()
      breakingOff.abort()
      breakOff?.()
      await ended
    },
  }
}

/** The handlers that can take one more job. */
function freeHandlers(
  handlers: readonly JobHandler[],
  { clock }: Pick<JobDeps, 'clock'>,
  running: ReadonlyMap<unknown, JobHandler>,
): () => JobHandler[] {
  const startedAt = clock.now()
  const isFree = (handler: JobHandler) => {
    const atOnce = isPeriodic(handler) ? 1 : (handler.atOnce ?? 1)
    const first = (isPeriodic(handler) && handler.firstAfterMs) || 0
    const isReady = !isBefore(clock.now(), startedAt.add({ milliseconds: first }))
    return isReady && [...running.values()].filter((each) => each === handler).length < atOnce
  }
  return () => handlers.filter(isFree)
}

/** Queues what is done again and again; hourly, and at once after the clock was put back. */
function ensureRounds(
  handlers: readonly JobHandler[],
  { db, clock }: Pick<JobDeps, 'db' | 'clock'>,
): () => Promise<void> {
  let ensuredAt: Temporal.Instant | undefined
  return async () => {
    const now = clock.now()
    const isRecent =
      ensuredAt && !isBefore(now, ensuredAt) && isBefore(now, ensuredAt.add(ensureEvery))
    if (isRecent) return
    for (const { kinds, everyMs, afterFailureMs = everyMs } of handlers.filter(isPeriodic)) {
      const latest = now.add({ milliseconds: Math.max(everyMs, afterFailureMs) })
      for (const kind of kinds) await ensureQueued(db, kind, { now, latest })
    }
    ensuredAt = now
  }
}

function isBefore(one: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(one, other) < 0
}
