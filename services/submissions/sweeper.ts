import { sweepUploads, type Swept, type SweepParts } from './sweep.ts'

export type SweeperParts = SweepParts & {
  /** Resolves after the milliseconds, or as soon as the signal aborts; it never rejects. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  report: { swept(swept: Swept): void; trouble(error: unknown): void }
}

const everyMs = 60 * 60_000

/** Sweeps at once and then every hour. Answers how to stop it. */
export function startSweeper({ wait, report, ...parts }: SweeperParts): () => Promise<void> {
  const stopping = new AbortController()
  const work = async () => {
    while (!stopping.signal.aborted) {
      await sweepUploads(parts).then(
        (swept) => report.swept(swept),
        (error: unknown) => report.trouble(error),
      )
      await wait(everyMs, stopping.signal)
    }
  }
  const ended = work()
  return async () => {
    stopping.abort()
    await ended
  }
}
