import type { EventEmitter } from 'node:events'

/** Emits `added` when there is work before the next round is due. */
export type WorkEvents = EventEmitter<{ added: [] }>

/** Resolves after the milliseconds, or when the signal aborts; never rejects. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>

/** A background task that runs in rounds. */
export interface Work<Result> {
  /** Milliseconds from the end of a round to the start of the next. */
  every: number
  /** Starts nothing new once the signal aborts. Errors are reported. */
  round: (stopping: AbortSignal) => Promise<Result>
  /** The pause after a failed round; defaults to `every`. */
  afterFailure?: number
  /** The pause before the first round. */
  firstAfter?: number
  /** Ends a pause early. */
  events?: WorkEvents
  /** Releases what this process still holds. */
  release?: () => Promise<void>
}

export interface Report<Result> {
  done: (result: Result) => void
  failed: (error: unknown) => void
}

export interface Running {
  /** Starts no further round and resolves when the current one has ended. Never rejects. */
  stop(): Promise<void>
}

/** Runs rounds until stopped, never two at once in this process. */
export function startWork<Result>(
  work: Work<Result>,
  { wait, report }: { wait: Wait; report: Report<Result> },
): Running {
  const { every, firstAfter = 0, events, release } = work
  const stopping = new AbortController()
  let pausing = new AbortController()
  const wake = () => pausing.abort()
  events?.on('added', wake)

  const attempt = async (): Promise<number> => {
    try {
      const result = await work.round(stopping.signal)
      report.done(result)
      return every
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
      await ended
    },
  }
}
